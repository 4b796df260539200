import type { Translated } from '../../../kernel/words/sentence.ts';
import type { bankDeedsEn, bankEntitiesEn, bankRecordsEn, bankScreensEn } from './bank-words.en.ts';

const counted = (word: string) => ({ one: `{count}টি ${word}`, other: `{count}টি ${word}` });

export const bankEntitiesBn: Translated<typeof bankEntitiesEn> = {
  payingAccount: {
    one: 'পরিশোধকারী হিসাব',
    many: 'পরিশোধকারী হিসাব',
    counted: counted('পরিশোধকারী হিসাব'),
    fields: {
      name: 'নাম',
      concernId: 'প্রতিষ্ঠান',
      bankId: 'ব্যাংক',
      branch: 'শাখা',
      accountNumber: 'হিসাব নম্বর',
      routingNumber: 'রাউটিং নম্বর',
    },
    hints: { name: 'আপনার প্রতিষ্ঠানে হিসাবটি যে নামে পরিচিত। ব্যাংকের চিঠিতে এই নাম থাকে।' },
  },
  bankTemplate: {
    one: 'ব্যাংক ফাইলের টেমপ্লেট',
    many: 'ব্যাংক ফাইলের টেমপ্লেট',
    counted: counted('ব্যাংক ফাইলের টেমপ্লেট'),
    fields: { name: 'নাম', kind: 'ফাইল', amounts: 'টাকার পরিমাণ', headings: 'শিরোনামের সারি' },
    hints: {
      kind: 'টেমপ্লেট যোগ করার পরে তার পাতায় কলাম ঠিক করা যায়।',
      amounts: '১,২৩৪.৫০ ফাইলে যেভাবে লেখা হবে।',
    },
    choices: {
      kind: { XLSX: 'XLSX', CSV: 'CSV', 'Fixed width': 'নির্দিষ্ট প্রস্থ' },
      // a bank's file has these figures, whoever reads the list
      amounts: { '1234.50': '1234.50', 123450: '123450' },
      headings: { Yes: 'হ্যাঁ', No: 'না' },
    },
  },
};

export const bankRecordsBn: Translated<typeof bankRecordsEn> = {
  ...bankEntitiesBn,
  bankTemplateColumn: {
    one: 'ব্যাংক ফাইলের কলাম',
    many: 'ব্যাংক ফাইলের কলাম',
    counted: counted('ব্যাংক ফাইলের কলাম'),
  },
  bankBatch: {
    one: 'ব্যাংক ব্যাচ',
    many: 'ব্যাংক ব্যাচ',
    counted: counted('ব্যাংক ব্যাচ'),
  },
  bankBatchLine: {
    one: 'ব্যাংক ব্যাচের লাইন',
    many: 'ব্যাংক ব্যাচের লাইন',
    counted: counted('ব্যাংক ব্যাচের লাইন'),
  },
};

export const bankDeedsBn: Translated<typeof bankDeedsEn> = {
  'bank-batch.make': 'ব্যাংক ব্যাচ তৈরি করেছেন: {record}',
  'bank-batch.takeBack': 'ব্যাংক ব্যাচ বাতিল করেছেন: {record}',
  'bank-batch.download': 'ব্যাংক ফাইল নামিয়েছেন: {record}',
  'bank-template-columns.save': 'যার কলাম বদলেছেন: {record}',
};

const sheet: Translated<typeof bankScreensEn>['sheet'] = {
  title: 'ব্যাংক শিট',
  one: 'বেতন',
  many: 'বেতন',
  empty: 'আগে মাসের বেতন তৈরি করুন। তারপর এই পাতায় দেখা যাবে কার বেতন কোথায় যায়।',
  equation: 'বেতন কোথায় যায়',
  group: 'মাধ্যম',
  groups: {
    Bank: 'ব্যাংক',
    Wallet: 'মোবাইল ওয়ালেট',
    Cash: 'নগদ',
    Held: 'স্থগিত',
    Missing: 'হিসাব নেই',
  },
  total: 'শিটের মোট',
  people: '{count} জন',
  bank: 'ব্যাংক',
  branch: 'শাখা',
  accountName: 'হিসাবের নাম',
  accountNumber: 'হিসাব নম্বর',
  routingNumber: 'রাউটিং নম্বর',
  batch: 'ব্যাচ',
  batchNumber: 'ব্যাচ {number}',
  missingNote: '{count} জনের কোনো হিসাব নেই এবং নগদেও দেওয়া হয় না। তাঁদের পাতায় ব্যাংক অংশে হিসাব দিন।',
  toBatches: 'ব্যাচ',
};

const batch: Translated<typeof bankScreensEn>['batch'] = {
  title: 'ব্যাংক ব্যাচ',
  one: 'ব্যাংক ব্যাচ',
  many: 'ব্যাংক ব্যাচ',
  empty: 'মাসের বেতন পরিশোধ করুন, তারপর ব্যাংক শিটে ব্যাচ তৈরি করুন।',
  make: 'ব্যাচ তৈরি করুন',
  makeTitle: 'ব্যাচ তৈরি',
  makeHint:
    'এই মাধ্যমে যাঁদের বেতন পরিশোধ হয়েছে এবং যাঁরা এখনো কোনো ব্যাচে নেই, সবাই একটি ব্যাচে যাবেন, এখনকার হিসাবসহ।',
  company: 'প্রতিষ্ঠান',
  month: 'মাস',
  method: 'মাধ্যম',
  methods: { Bank: 'ব্যাংক', Wallet: 'মোবাইল ওয়ালেট', Cash: 'নগদ' },
  payer: 'পরিশোধকারী হিসাব',
  payerHint: 'প্রতিষ্ঠানের যে হিসাব থেকে ব্যাংক টাকা দেবে।',
  reason: 'কারণ',
  made: '{count}টি বেতন নিয়ে ব্যাচ তৈরি হয়েছে',
  failed: 'ব্যাচ তৈরি করা যায়নি',
  noRun: 'এই মাসে এই প্রতিষ্ঠানের কোনো বেতন নেই।',
  number: 'নম্বর',
  people: 'কর্মীসংখ্যা',
  net: 'পরিমাণ',
  madeBy: 'তৈরি করেছেন',
  madeAt: 'তৈরির সময়',
  downloadedAt: 'নামানো হয়েছে',
  never: 'এখনো নয়',
  reversed: 'পরে প্রত্যাহৃত',
  reversedCount: '{count}টি প্রত্যাহৃত',
  download: 'ফাইল নামান',
  template: 'টেমপ্লেট',
  noTemplate: 'এখনো কোনো ব্যাংক ফাইলের টেমপ্লেট নেই। আগে একটি যোগ করুন।',
  downloaded: 'ফাইল নামানো হয়েছে',
  letter: 'চিঠি',
  cashList: 'নগদ তালিকা',
  printed: 'ছাপান',
  pdfSaved: 'PDF সংরক্ষণ হয়েছে',
  takeBack: 'ব্যাচ বাতিল করুন',
  keep: 'যেমন আছে থাকুক',
  takeBackTitle: 'ব্যাচ {number} বাতিল করবেন?',
  takeBackHint: 'এর বেতনগুলো অন্য ব্যাচে নেওয়া যাবে। ব্যাংক এটি ধরে টাকা না দিয়ে থাকলেই কেবল করুন।',
  takeBackWarning: 'এই ব্যাচের ফাইল {when} নামানো হয়েছে। ব্যাংক যেন দুইবার টাকা না দেয় তা নিশ্চিত করুন।',
  takenBack: 'ব্যাচ বাতিল হয়েছে',
  takeBackFailed: 'ব্যাচ বাতিল করা যায়নি',
  back: 'সব ব্যাচ',
};

const letter: Translated<typeof bankScreensEn>['letter'] = {
  language: 'চিঠির ভাষা',
  to: 'ব্যবস্থাপক',
  subject: '{month} মাসের বেতন পরিশোধ',
  bonusSubject: 'উৎসব বোনাস পরিশোধ: {month}',
  greeting: 'জনাব,',
  body: 'অনুগ্রহ করে আমাদের হিসাব {account} ({name}) থেকে {amount} ডেবিট করে সংযুক্ত তালিকা অনুযায়ী {count} জনের হিসাবে জমা করুন।',
  inWords: 'কথায়: {words}',
  valueDate: 'অনুগ্রহ করে {date} তারিখে পরিশোধ করুন।',
  regards: 'বিনীত,',
  signatory: 'অনুমোদিত স্বাক্ষরকারী',
  enclosed: 'সংযুক্ত তালিকা',
  cashTitle: 'নগদ তালিকা, {month}',
  serial: 'ক্রম',
  employee: 'কর্মী',
  account: 'হিসাব',
  amount: 'পরিমাণ',
  signature: 'স্বাক্ষর',
  total: 'মোট',
  reference: 'ব্যাচ {number}',
  dated: 'তারিখ: {date}',
};

const template: Translated<typeof bankScreensEn>['template'] = {
  columns: 'ফাইলের কলাম',
  columnsHint: 'ফাইলে যে ক্রমে থাকবে। একটিতে হিসাব নম্বর, একটিতে টাকার পরিমাণ থাকতে হবে।',
  column: 'কলাম {number}',
  up: 'কলাম {number} ওপরে নিন',
  down: 'কলাম {number} নিচে নিন',
  remove: 'কলাম {number} সরান',
  add: 'কলাম যোগ করুন',
  saved: 'কলাম সংরক্ষণ হয়েছে',
  failed: 'কলাম সংরক্ষণ করা যায়নি',
  field: 'কী থাকবে',
  heading: 'শিরোনাম',
  width: 'প্রস্থ',
  align: 'কোন দিকে',
  aligns: { Left: 'বাঁয়ে', Right: 'ডানে' },
  fill: 'যা দিয়ে ভরা',
  fillHint: 'একটি অক্ষর। খালি মানে ফাঁকা।',
  text: 'লেখা',
  none: 'এখনো কোনো কলাম নেই',
  fields: {
    serial: 'ক্রমিক নম্বর',
    employeeNumber: 'কর্মীর নম্বর',
    employeeName: 'কর্মীর নাম',
    accountName: 'হিসাবের নাম',
    accountNumber: 'হিসাব নম্বর',
    bank: 'ব্যাংক',
    branch: 'শাখা',
    routingNumber: 'রাউটিং নম্বর',
    amount: 'টাকার পরিমাণ',
    currency: 'মুদ্রা',
    month: 'মাস',
    payOn: 'বেতনের দিন',
    payingAccount: 'পরিশোধকারী হিসাব নম্বর',
    text: 'নির্দিষ্ট লেখা',
  },
};

export const bankScreensBn: Translated<typeof bankScreensEn> = { sheet, batch, letter, template };
