import { refusal } from '../../kernel/refusal.ts';
import { sheetRefusals } from '../../kernel/sheets/sheet-refusals.ts';

/** Why a batch of people is not checked, applied or undone. */
export const batchRefusals = sheetRefusals('people', {
  nothing: {
    en: 'There is nothing to apply: everyone is as the sheet says already.',
    bn: 'প্রয়োগ করার কিছু নেই: সবাই আগে থেকেই শিটের মতোই আছেন।',
  },
  header: {
    en: 'The first row must name the columns. “Employee number” or “Name” must be among them; use an export as the template.',
    bn: 'প্রথম সারিতে কলামের নাম থাকতে হবে। “কর্মী নম্বর” বা “নাম” তার মধ্যে থাকতে হবে; একটি এক্সপোর্টকে নমুনা হিসেবে নিন।',
  },
});
export const nothingToChange = refusal('people.batch-nothing', 422, {
  en: 'Say who and what: choose people, and at least one value.',
  bn: 'কার এবং কী বদলাবে বলুন: কর্মী বাছুন, আর অন্তত একটি মান দিন।',
});
export const tooManyToChange = refusal('people.batch-too-many', 422, {
  en: 'These are more than {most} people. Narrow the list, so that it finds fewer.',
  bn: 'এঁরা {most} জনের বেশি। তালিকাটি ছোট করুন, যাতে কম জন পাওয়া যায়।',
});
export const concernUnsaid = refusal('people.batch-concern-unsaid', 422, {
  en: 'Say which company “{name}” belongs to.',
  bn: '“{name}” কোন প্রতিষ্ঠানের, তা বলুন।',
});
export const placeTooLong = refusal('people.batch-place-name', 422, {
  en: '“{name}” cannot be a name: at most {most} characters fit.',
  bn: '“{name}” নাম হতে পারে না: সর্বোচ্চ {most}টি অক্ষর ধরে।',
});
