import { type CellFault, sheetFaults } from '../../kernel/sheets/sheet-faults.ts';

/** What is wrong with one cell of a sheet of people. `{now}` and `{first}` are what stands in the record. */
export const personFaults = {
  ...sheetFaults,
  required: { en: 'A new person needs this.', bn: 'নতুন কর্মীর জন্য এটি লাগবে।' },
  'unknown-number': {
    en: 'Nobody here has this number. A new person also needs name, designation, department and joining date.',
    bn: 'এই নম্বরের কেউ এখানে নেই। নতুন কর্মীর জন্য নাম, পদবি, বিভাগ ও যোগদানের তারিখও লাগবে।',
  },
  'not-a-number': {
    en: 'An employee number cannot contain the sign @.',
    bn: 'কর্মী নম্বরে @ চিহ্ন থাকতে পারে না।',
  },
  'not-a-beginning': {
    en: 'A new person begins as one of: {options}.',
    bn: 'নতুন কর্মীর শুরুর অবস্থা এর একটি: {options}।',
  },
  'several-names': {
    en: 'More than one is called so. Fill the column “Concern”, too.',
    bn: 'এই নামে একাধিক আছে। “প্রতিষ্ঠান” কলামটিও পূরণ করুন।',
  },
  'other-concern': {
    en: 'The department belongs to {now}.',
    bn: 'বিভাগটি {now}-এর অধীনে।',
  },
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
    bn: 'এতে {role}-এর অধিকার পাওয়া যায়। শুধু সব প্রতিষ্ঠানের প্রশাসক তা দিতে পারেন।',
  },
  'holder-address': {
    en: 'This person has the rights of {role} and logs in with this address. Only an administrator for all companies can change it.',
    bn: 'এই কর্মীর {role}-এর অধিকার আছে এবং এই ঠিকানা দিয়ে লগ ইন করেন। শুধু সব প্রতিষ্ঠানের প্রশাসক এটি বদলাতে পারেন।',
  },
  'not-by-sheet': {
    en: 'This is changed on the profile only. It stands there as: {now}.',
    bn: 'এটি শুধু প্রোফাইলে বদলানো যায়। সেখানে আছে: {now}।',
  },
  'before-joining': {
    en: 'This person is in the house since {first}; the change would begin earlier.',
    bn: 'এই কর্মী {first} থেকে প্রতিষ্ঠানে আছেন; পরিবর্তনটি তার আগে শুরু হতো।',
  },
} as const;

export type PersonFaultCode = keyof typeof personFaults;
export type PersonFault = CellFault<PersonFaultCode>;
