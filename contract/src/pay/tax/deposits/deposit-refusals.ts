import { refusal } from '../../../kernel/refusal.ts';

export const challanThere = refusal('pay.challan-there', 409, {
  en: 'The challan {number} is recorded for {month} already.',
  bn: 'চালান {number} আগেই {month} মাসের জন্য লেখা আছে।',
});
export const depositedTooMuch = refusal('pay.deposited-too-much', 422, {
  en: 'Only {left} of the tax of {month} is still to be deposited.',
  bn: '{month} মাসের করের মাত্র {left} জমা দেওয়া বাকি।',
});
