import { type Language, render, type SentenceValue } from '../kernel/sentence.ts';

/** What is wrong with one cell of a sheet. `{now}` and `{first}` are what stands in the record. */
const sentences = {
  required: { en: 'A new person needs this.', bn: 'নতুন কর্মীর জন্য এটি লাগবে।' },
  'cannot-be-empty': { en: 'This cannot be empty.', bn: 'এটি খালি রাখা যায় না।' },
  'unknown-number': {
    en: 'Nobody here has this number. A new person also needs name, designation, department and joining date.',
    bn: 'এই নম্বরের কেউ এখানে নেই। নতুন কর্মীর জন্য নাম, পদবি, বিভাগ ও যোগদানের তারিখও লাগবে।',
  },
  'not-a-day': {
    en: 'This is not a date. Write it as 2026-11-15, 15/11/2026, 15-11-2026 or 15 Nov 2026.',
    bn: 'এটি তারিখ নয়। এভাবে লিখুন: 2026-11-15, 15/11/2026, 15-11-2026 বা 15 Nov 2026।',
  },
  'out-of-range': {
    en: 'This date must lie between 1900 and 2199.',
    bn: 'এই তারিখ ১৯০০ থেকে ২১৯৯ সালের মধ্যে হতে হবে।',
  },
  'not-a-flag': { en: 'Write Yes or No.', bn: 'হ্যাঁ বা না লিখুন।' },
  'not-an-email': { en: 'This is not an e-mail address.', bn: 'এটি ই-মেইল ঠিকানা নয়।' },
  'not-a-number': {
    en: 'An employee number cannot contain the sign @.',
    bn: 'কর্মী নম্বরে @ চিহ্ন থাকতে পারে না।',
  },
  'not-a-choice': { en: 'Write one of: {options}.', bn: 'এর একটি লিখুন: {options}।' },
  'not-a-beginning': {
    en: 'A new person begins as one of: {options}.',
    bn: 'নতুন কর্মীর শুরুর অবস্থা এর একটি: {options}।',
  },
  'too-long': { en: 'At most {max} characters fit here.', bn: 'এখানে সর্বোচ্চ {max}টি অক্ষর ধরে।' },
  characters: {
    en: 'Remove the characters that cannot be shown.',
    bn: 'যে অক্ষর দেখানো যায় না তা বাদ দিন।',
  },
  'unknown-name': {
    en: 'There is nothing of this name here.',
    bn: 'এখানে এই নামে কিছু নেই।',
  },
  'unknown-name-near': {
    en: 'There is nothing of this name here. Did you mean “{near}”?',
    bn: 'এখানে এই নামে কিছু নেই। আপনি কি “{near}” বোঝাতে চেয়েছেন?',
  },
  'inactive-name': {
    en: 'This is not used any more. Choose one that is active.',
    bn: 'এটি আর ব্যবহার হয় না। সক্রিয় একটি বেছে নিন।',
  },
  'several-names': {
    en: 'More than one is called so. Fill the column “Concern”, too.',
    bn: 'এই নামে একাধিক আছে। “প্রতিষ্ঠান” কলামটিও পূরণ করুন।',
  },
  'not-inside': { en: 'This does not belong to {parent}.', bn: 'এটি {parent}-এর অধীনে নয়।' },
  'nothing-above': {
    en: 'Fill the column “{column}” first.',
    bn: 'আগে “{column}” কলামটি পূরণ করুন।',
  },
  'other-concern': {
    en: 'The department belongs to {now}.',
    bn: 'বিভাগটি {now}-এর অধীনে।',
  },
  twice: { en: 'Row {row} has this, too.', bn: '{row} নম্বর সারিতেও এটি আছে।' },
  taken: { en: 'Someone else has this already.', bn: 'অন্য একজনের এটি ইতিমধ্যে আছে।' },
  'unknown-manager': {
    en: 'Nobody who works here has this number.',
    bn: 'এখানে কর্মরত কারও এই নম্বর নেই।',
  },
  'cannot-lead': {
    en: 'This person is suspended or leaves, and cannot lead anyone.',
    bn: 'তিনি সাময়িকভাবে বরখাস্ত, অথবা চলে যাচ্ছেন; তাই কারও দায়িত্বে থাকতে পারেন না।',
  },
  loop: {
    en: 'This would make someone the manager of an own manager.',
    bn: 'এতে কেউ নিজের ব্যবস্থাপকেরই ব্যবস্থাপক হয়ে যাবেন।',
  },
  'own-record': {
    en: 'This is your own record. A colleague must change it.',
    bn: 'এটি আপনার নিজের রেকর্ড। একজন সহকর্মীকে এটি বদলাতে হবে।',
  },
  'role-key': {
    en: 'This gives the rights of {role}. Only an administrator for all companies can give them.',
    bn: 'এতে {role}-এর অধিকার পাওয়া যায়। শুধু সব কোম্পানির প্রশাসক তা দিতে পারেন।',
  },
  'holder-address': {
    en: 'This person has the rights of {role} and logs in with this address. Only an administrator for all companies can change it.',
    bn: 'এই কর্মীর {role}-এর অধিকার আছে এবং এই ঠিকানা দিয়ে লগ ইন করেন। শুধু সব কোম্পানির প্রশাসক এটি বদলাতে পারেন।',
  },
  'not-by-sheet': {
    en: 'This is changed on the profile only. It stands there as: {now}.',
    bn: 'এটি শুধু প্রোফাইলে বদলানো যায়। সেখানে আছে: {now}।',
  },
  'before-joining': {
    en: 'This person is in the house since {first}; the change would begin earlier.',
    bn: 'এই কর্মী {first} থেকে প্রতিষ্ঠানে আছেন; পরিবর্তনটি তার আগে শুরু হতো।',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type CellFaultCode = keyof typeof sentences;

/** As it is kept: which field, what stood in the cell, and why it cannot stay. */
export interface CellFault {
  readonly field: string;
  readonly value: string | null;
  readonly code: CellFaultCode;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}

export const cellFaultSentence = ({ code, values }: CellFault, language: Language): string =>
  render(sentences[code][language], values, language);
