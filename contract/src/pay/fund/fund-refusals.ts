import { refusal } from '../../kernel/refusal.ts';

export const tooMuchWithdrawn = refusal('pay.fund-too-much', 422, {
  en: 'Only {balance} is in this fund.',
  bn: 'এই তহবিলে মাত্র {balance} আছে।',
});
export const fundBelowNothing = refusal('pay.fund-below-nothing', 409, {
  en: 'A part of this was paid out already: only {balance} is left. Take the withdrawal back first.',
  bn: 'এর কিছু অংশ আগেই তোলা হয়েছে: মাত্র {balance} বাকি। আগে সেই উত্তোলন প্রত্যাহার করুন।',
});
export const fundEntryTakenBack = refusal('pay.fund-entry-taken-back', 409, {
  en: 'This entry was taken back already. Nothing was changed.',
  bn: 'এই এন্ট্রি আগেই প্রত্যাহার করা হয়েছে। কিছু বদলানো হয়নি।',
});
export const interestEntered = refusal('pay.interest-entered', 409, {
  en: 'Interest of {year} was entered already. Nothing was changed.',
  bn: '{year} সালের মুনাফা আগেই লেখা হয়েছে। কিছু বদলানো হয়নি।',
});
export const noFundYet = refusal('pay.no-fund-yet', 422, {
  en: 'Nobody of this company had anything in the fund on {date}.',
  bn: '{date} তারিখে এই প্রতিষ্ঠানের কারও তহবিলে কিছু ছিল না।',
});
