import type { Translated } from '../../../kernel/words/sentence.ts';
import type { depositDeedsEn, depositEn, depositRecordsEn } from './deposit-words.en.ts';

export const depositBn: Translated<typeof depositEn> = {
  title: 'কর জমা',
  note: 'বেতন থেকে কাটা কর ও সরকারি কোষাগারে জমা, যে মাসের বেতন সেই মাস অনুযায়ী',
  loading: 'কর জমার হিসাব আসছে',
  company: 'প্রতিষ্ঠান',
  report: 'কর প্রতিবেদন',
  columns: {
    month: 'মাস',
    deducted: 'কাটা কর',
    deposited: 'জমা',
    left: 'জমা বাকি',
    challans: 'চালান',
    status: 'অবস্থা',
  },
  states: { Due: 'বাকি', Partly: 'আংশিক জমা', Deposited: 'জমা হয়েছে', Over: 'বেশি জমা' },
  overHint: 'কর জমার পরে বেতন প্রত্যাহার হয়েছে। কোষাগার থেকে ফেরত চান।',
  people: '{count} জন',
  unpaid: 'আরও {amount} অনুমোদিত, এখনো পরিশোধ হয়নি',
  total: 'মোট',
  challanFacts: '{date} · {bank}',
  acts: 'চালান {number}-এর কাজ',
  record: 'চালান লিখুন',
  recordFor: 'চালান লিখুন: {month}',
  recorded: 'চালান সফলভাবে লেখা হয়েছে',
  correct: 'সংশোধন করুন',
  correctOf: 'চালান {number} সংশোধন',
  corrected: 'চালান সফলভাবে সংশোধন হয়েছে',
  remove: 'মুছুন',
  removeOf: 'চালান {number} মুছুন',
  removeHint: 'শুধু ভুল করে লেখা চালানের জন্য। কারণটি অডিট লগে থাকে।',
  removed: 'চালান সফলভাবে মোছা হয়েছে',
  failed: 'চালান সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
  leftHint: 'জমা বাকি: {amount}',
  list: 'জমার তালিকা',
  listOf: 'কর জমার তালিকা, {month}',
  fields: {
    number: 'চালান নম্বর',
    day: 'জমার তারিখ',
    bank: 'ব্যাংক ও শাখা',
    amount: 'পরিমাণ',
    reason: 'কারণ',
  },
  file: {
    number: 'কর্মী নম্বর',
    name: 'কর্মী',
    taxNumber: 'টিআইএন',
    taxable: 'করযোগ্য বেতন',
    tax: 'কাটা কর',
  },
};

export const depositRecordsBn: Translated<typeof depositRecordsEn> = {
  taxDeposit: {
    one: 'কর জমা',
    many: 'কর জমা',
    counted: '{count}টি কর জমা',
    fields: {
      challanNumber: 'চালান নম্বর',
      date: 'জমার তারিখ',
      bank: 'ব্যাংক ও শাখা',
      amount: 'পরিমাণ',
      concern: 'প্রতিষ্ঠান',
      month: 'মাস',
      reason: 'কারণ',
    },
  },
};

export const depositDeedsBn: Translated<typeof depositDeedsEn> = {
  'tax-deposit.record': 'করের চালান লিখেছেন',
  'tax-deposit.correct': 'করের চালান সংশোধন করেছেন',
  'tax-deposit.remove': 'করের চালান মুছেছেন',
  'tax-deposit.export': 'কর জমার তালিকা ফাইলে নিয়েছেন',
};
