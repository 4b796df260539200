import type { Translated } from '../../kernel/words/sentence.ts';
import type { payEntitiesEn, payRecordsEn } from './record-words.en.ts';

const counted = (word: string) => ({ one: `{count}টি ${word}`, other: `{count}টি ${word}` });

export const payEntitiesBn: Translated<typeof payEntitiesEn> = {
  payComponent: {
    one: 'বেতনের উপাদান',
    many: 'বেতনের উপাদান',
    counted: counted('বেতনের উপাদান'),
    fields: {
      name: 'নাম',
      localName: 'বাংলায় নাম',
      kind: 'ধরন',
      taxable: 'করযোগ্য',
      takenAs: 'যে হিসেবে কাটা হয়',
    },
    choices: {
      kind: {
        Earning: 'আয়',
        Deduction: 'কর্তন',
        Employer: 'নিয়োগকর্তার অবদান',
        Information: 'তথ্যের জন্য',
      },
      taxable: { Yes: 'হ্যাঁ', No: 'না' },
      takenAs: {
        Absence: 'অনুপস্থিতি',
        Tax: 'আয়কর',
        Fund: 'ভবিষ্য তহবিল',
        Court: 'আদালতের আদেশ',
        Loan: 'ঋণ',
        Other: 'অন্যান্য',
      },
    },
  },
  salaryStructure: {
    one: 'বেতন কাঠামো',
    many: 'বেতন কাঠামো',
    counted: counted('বেতন কাঠামো'),
    fields: { name: 'নাম' },
  },
};

export const payRecordsBn: Translated<typeof payRecordsEn> = {
  ...payEntitiesBn,
  structureVersion: {
    one: 'বেতন কাঠামোর সংস্করণ',
    many: 'বেতন কাঠামোর সংস্করণ',
    counted: counted('বেতন কাঠামোর সংস্করণ'),
  },
  structurePart: {
    one: 'বেতন কাঠামোর অংশ',
    many: 'বেতন কাঠামোর অংশ',
    counted: counted('বেতন কাঠামোর অংশ'),
  },
  payRole: {
    one: 'সিস্টেমের হিসাব করা লাইন',
    many: 'সিস্টেমের হিসাব করা লাইন',
    counted: counted('সিস্টেমের হিসাব করা লাইন'),
  },
  salaryRate: {
    one: 'বেতন',
    many: 'বেতন',
    counted: counted('বেতন'),
    fields: { gross: 'মোট', from: 'শুরু', structureId: 'কাঠামো', reason: 'কারণ' },
  },
  plannedBonus: {
    one: 'পরিকল্পিত বোনাস',
    many: 'পরিকল্পিত বোনাস',
    counted: counted('পরিকল্পিত বোনাস'),
  },
  salaryEntry: {
    one: 'একক বা নিয়মিত পরিমাণ',
    many: 'একক ও নিয়মিত পরিমাণ',
    counted: counted('একক বা নিয়মিত পরিমাণ'),
  },
  lateCorrection: {
    one: 'বিলম্বিত সংশোধন',
    many: 'বিলম্বিত সংশোধন',
    counted: counted('বিলম্বিত সংশোধন'),
  },
  salaryLoan: {
    one: 'ঋণ',
    many: 'ঋণ',
    counted: counted('ঋণ'),
    fields: {
      employeeId: 'কর্মী',
      principal: 'ঋণের পরিমাণ',
      instalment: 'কিস্তি',
      from: 'প্রথম মাস',
      pausedFrom: 'যে মাস থেকে স্থগিত',
      pausedUntil: 'যে মাস পর্যন্ত স্থগিত',
      amount: 'শোধের পরিমাণ',
      day: 'শোধের তারিখ',
      note: 'মন্তব্য',
      state: 'অবস্থা',
    },
  },
  salaryLoanPayment: {
    one: 'ঋণ শোধ',
    many: 'ঋণ শোধ',
    counted: counted('ঋণ শোধ'),
  },
  fundEntry: {
    one: 'ভবিষ্য তহবিলের এন্ট্রি',
    many: 'ভবিষ্য তহবিলের এন্ট্রি',
    counted: counted('ভবিষ্য তহবিলের এন্ট্রি'),
    fields: {
      employeeId: 'কর্মী',
      kind: 'ধরন',
      amount: 'পরিমাণ',
      day: 'তারিখ',
      note: 'মন্তব্য',
      reason: 'কারণ',
    },
  },
  salaryOverride: {
    one: 'বদলানো লাইন',
    many: 'বদলানো লাইন',
    counted: counted('বদলানো লাইন'),
  },
  salaryRun: { one: 'মাসের বেতন', many: 'মাসের বেতন', counted: counted('মাসের বেতন') },
  salaryReversal: { one: 'বেতন প্রত্যাহার', many: 'বেতন প্রত্যাহার', counted: counted('বেতন প্রত্যাহার') },
  salarySheet: { one: 'পে-স্লিপ', many: 'পে-স্লিপ', counted: counted('পে-স্লিপ') },
  payQuestion: {
    one: 'বেতন নিয়ে প্রশ্ন',
    many: 'বেতন নিয়ে প্রশ্ন',
    counted: counted('বেতন নিয়ে প্রশ্ন'),
    fields: { employeeId: 'কর্মী', line: 'লাইন', state: 'অবস্থা' },
  },
  taxDeclaration: {
    one: 'বিনিয়োগের ঘোষণা',
    many: 'বিনিয়োগের ঘোষণা',
    counted: counted('বিনিয়োগের ঘোষণা'),
    fields: {
      employeeId: 'কর্মী',
      year: 'আয়বর্ষ',
      items: 'বিনিয়োগ',
      state: 'অবস্থা',
      note: 'মন্তব্য',
    },
  },
};
