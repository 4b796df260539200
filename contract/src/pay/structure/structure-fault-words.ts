import type { Language } from '../../kernel/words/sentence.ts';
import type { StructureFault } from './structure-faults.ts';

/** What is wrong with a structure, as whoever made it reads it. */
export const structureFaultWords: Readonly<
  Record<StructureFault, Readonly<Record<Language, string>>>
> = {
  twice: { en: 'a component stands in it twice.', bn: 'একটি উপাদান দুইবার আছে।' },
  'no-remainder': {
    en: 'it does not add up to the gross. Let one part be the remainder.',
    bn: 'এটি মোট বেতনের সমান হয় না। একটি অংশকে অবশিষ্ট করুন।',
  },
  'two-remainders': {
    en: 'only one part can be the remainder.',
    bn: 'শুধু একটি অংশ অবশিষ্ট হতে পারে।',
  },
  'not-earning': {
    en: 'only earnings are parts of the gross.',
    bn: 'শুধু প্রাপ্তিই মোট বেতনের অংশ হয়।',
  },
  'needs-amount': { en: 'a part needs an amount.', bn: 'একটি অংশে পরিমাণ দিতে হবে।' },
  'needs-percent': { en: 'a part needs a percentage.', bn: 'একটি অংশে শতাংশ দিতে হবে।' },
  'needs-of': {
    en: 'say of which component a percentage is taken.',
    bn: 'কোন উপাদানের শতাংশ তা বলুন।',
  },
  'needs-divisor': {
    en: 'say by what the rest after fixed parts is divided, such as 1.4.',
    bn: 'নির্দিষ্ট অংশ বাদে বাকিটা কত দিয়ে ভাগ হবে বলুন, যেমন ১.৪।',
  },
  'needs-count': { en: 'say what is counted.', bn: 'কী গোনা হবে তা বলুন।' },
  'of-itself': { en: 'a part refers to itself.', bn: 'একটি অংশ নিজেকেই নির্দেশ করে।' },
  'of-unknown': {
    en: 'a percentage or rate must be of a part of the gross in this structure.',
    bn: 'শতাংশ বা হার এই কাঠামোর মোট বেতনের কোনো অংশের হতে হবে।',
  },
  'of-percentage': {
    en: 'a percentage cannot be of a part that is itself a percentage of another, or the remainder.',
    bn: 'যে অংশ নিজেই অন্যটির শতাংশ বা অবশিষ্ট, তার শতাংশ হয় না।',
  },
  'not-in-gross': {
    en: 'what is entered, counted or given under a condition is not a part of the gross.',
    bn: 'যা লেখা হয়, গোনা হয় বা শর্তে দেওয়া হয় তা মোট বেতনের অংশ নয়।',
  },
  'only-in-gross': {
    en: 'a share after fixed parts and the remainder are parts of the gross.',
    bn: 'নির্দিষ্ট অংশের পরের ভাগ ও অবশিষ্ট মোট বেতনেরই অংশ।',
  },
};
