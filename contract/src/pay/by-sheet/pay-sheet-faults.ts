import { type CellFault, sheetFaults } from '../../kernel/sheets/sheet-faults.ts';

/** What is wrong with one cell of a sheet of pay. */
export const paySheetFaults = {
  ...sheetFaults,
  required: { en: 'This row needs it.', bn: 'এই সারিতে এটি লাগবে।' },
  twice: { en: 'Row {row} says the same.', bn: '{row} নম্বর সারিতেও একই কথা আছে।' },
  'unknown-person': {
    en: 'Nobody whose pay you keep has this number.',
    bn: 'আপনি যাঁদের বেতন দেখেন, তাঁদের কারও এই নম্বর নেই।',
  },
  'own-pay': {
    en: 'This is you. A colleague must enter it.',
    bn: 'এটি আপনি নিজে। একজন সহকর্মীকে এটি লিখতে হবে।',
  },
  'calculated-component': {
    en: 'The system calculates this itself. Choose another component.',
    bn: 'এটি সিস্টেম নিজেই হিসাব করে। অন্য উপাদান বেছে নিন।',
  },
  'not-an-amount': {
    en: 'This is not an amount. Write figures only, such as 1500 or 1500.50.',
    bn: 'এটি টাকার অঙ্ক নয়। শুধু সংখ্যা লিখুন, যেমন 1500 বা 1500.50।',
  },
  'not-positive': {
    en: 'The amount must be more than 0. A deduction is written as a positive amount, too.',
    bn: 'পরিমাণ ০-এর বেশি হতে হবে। কর্তনও ধনাত্মক সংখ্যায় লিখুন।',
  },
  negative: { en: 'This cannot be less than 0.', bn: 'এটি ০-এর কম হতে পারে না।' },
  'too-many-decimals': {
    en: 'At most 2 decimals: the smallest part is 0.01.',
    bn: 'দশমিকের পরে সর্বোচ্চ ২ ঘর: সবচেয়ে ছোট অংশ 0.01।',
  },
  'too-large-amount': {
    en: 'This amount is too large. Check the figures.',
    bn: 'পরিমাণটি বেশি বড়। সংখ্যাগুলো দেখে নিন।',
  },
  'not-a-month': {
    en: 'This is not a month. Write it as 2026-11, 11/2026 or Nov 2026.',
    bn: 'এটি মাস নয়। এভাবে লিখুন: 2026-11, 11/2026 বা Nov 2026।',
  },
  'month-settled': {
    en: 'The pay of {month} is approved or paid already. Choose a later month.',
    bn: '{month} মাসের বেতন আগেই অনুমোদিত বা পরিশোধিত। পরের কোনো মাস বেছে নিন।',
  },
  'opening-settled': {
    en: 'Muster itself has approved or paid {month}. Opening figures are of the months before.',
    bn: '{month} মাসের বেতন Muster-এই অনুমোদিত বা পরিশোধিত হয়েছে। শুরুর হিসাব তার আগের মাসের।',
  },
  'opening-there': {
    en: 'Other opening figures for the tax year from {month} are here already. Undo that sheet first.',
    bn: '{month} থেকে শুরু করবর্ষের অন্য শুরুর হিসাব আগেই আছে। আগে সেই শিট ফিরিয়ে নিন।',
  },
  'tax-above-pay': {
    en: 'The tax cannot be more than the taxable pay.',
    bn: 'কর করযোগ্য বেতনের চেয়ে বেশি হতে পারে না।',
  },
  'instalment-above-loan': {
    en: 'An instalment cannot be more than what is left of the loan.',
    bn: 'কিস্তি ঋণের বাকির চেয়ে বেশি হতে পারে না।',
  },
} as const;

export type PaySheetFaultCode = keyof typeof paySheetFaults;
export type PaySheetFault = CellFault<PaySheetFaultCode>;
