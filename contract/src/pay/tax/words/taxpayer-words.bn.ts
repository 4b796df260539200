import type { Translated } from '../../../kernel/words/sentence.ts';
import type { plannedBonusEn, taxpayerDeedsEn, taxpayerEn } from './taxpayer-words.en.ts';

export const taxpayerBn: Translated<typeof taxpayerEn> = {
  title: 'করদাতা',
  change: 'বদলান',
  changeTitle: 'করদাতা: {name}',
  saved: 'করদাতার তথ্য সফলভাবে সংরক্ষণ হয়েছে',
  failed: 'কাজটি হয়নি। কিছু বদলানো হয়নি।',
  hint: 'বাছাই করা আয়বর্ষ থেকে এটি চলবে। অনুমোদিত বেতন তেমনই থাকে।',
  byRecord: 'কর্মীর নথি অনুযায়ী',
  usual: 'সাধারণটি',
  none: 'নেই',
  percent: '{count}%',
  untaxed: 'আয়কর কাটা হয় না',
  taxed: 'আয়কর কাটা হয়',
  since: 'আয়বর্ষ {year} থেকে, {who}',
  never: 'কিছু লেখা হয়নি: কর্মীর নথি অনুযায়ী চলে।',
  fields: {
    fromYear: 'যে আয়বর্ষ থেকে',
    category: 'করদাতার ধরন',
    minimum: 'ন্যূনতম কর',
    children: 'প্রতিবন্ধী সন্তান',
    uplift: 'রিটার্ন না থাকায় বাড়তি (%)',
    isUntaxed: 'আয়কর কাটা হবে না',
    reason: 'কারণ',
  },
  reasonHint: 'হিসাবের সঙ্গে এটি দেখানো হয়।',
  shown: {
    category: 'করদাতার ধরন',
    minimum: 'ন্যূনতম কর',
    children: 'প্রতিবন্ধী সন্তান',
    uplift: 'রিটার্নের প্রমাণ না থাকায় বাড়তি',
    taxed: 'কর কাটা',
    reason: 'কারণ',
  },
};

export const plannedBonusBn: Translated<typeof plannedBonusEn> = {
  title: 'পরিকল্পিত বোনাস',
  note: 'আগের মাসগুলোর কর এগুলো ধরেও ভাগ হয়। উপরে হিসাব করা হলেই বোনাস পরিশোধ হয়।',
  none: 'কোনো বোনাস পরিকল্পনায় নেই।',
  add: 'বোনাস পরিকল্পনা করুন',
  addTitle: 'বোনাস পরিকল্পনা',
  save: 'পরিকল্পনা করুন',
  added: 'বোনাস সফলভাবে পরিকল্পনায় যোগ হয়েছে',
  remove: 'মুছুন',
  removeTitle: 'পরিকল্পিত বোনাসটি মুছবেন?',
  removeHint: '{festival}, {month}: আগামী মাসগুলোর করে এটি আর ধরা হবে না।',
  keep: 'রাখুন',
  removed: 'পরিকল্পিত বোনাস মোছা হয়েছে',
  acts: '{festival}, {month}-এর কাজ',
  month: 'মাস',
  columns: {
    festival: 'উৎসব',
    month: 'মাস',
    amount: 'পরিমাণ',
    service: 'চাকরি',
    religions: 'কাদের',
  },
};

export const taxpayerDeedsBn: Translated<typeof taxpayerDeedsEn> = {
  'planned-bonus.create': 'বোনাস পরিকল্পনা করেছেন',
  'planned-bonus.remove': 'পরিকল্পিত বোনাস মুছেছেন',
};
