import type { Translated } from '../../kernel/words/sentence.ts';
import type { readersEn, readingDeedsEn, readingFieldsEn } from './reading-words.en.ts';

export const readingDeedsBn: Translated<typeof readingDeedsEn> = {
  'salary.list': 'বেতনের হারের তালিকা খুলেছেন',
  'salary.history': 'বেতনের হার খুলেছেন: {record}',
  'salary.export': 'বেতনের হারের তালিকা ফাইলে নিয়েছেন',
  'salary-entry.list': 'এককালীন ও নিয়মিত পরিমাণের তালিকা খুলেছেন',
  'late-correction.list': 'বিলম্বিত সংশোধনের তালিকা খুলেছেন',
  'salary-loan.list': 'ঋণের তালিকা খুলেছেন',
  'salary-loan.read': 'ঋণ খুলেছেন: {record}',
  'salary-loan.export': 'ঋণের তালিকা ফাইলে নিয়েছেন',
  'provident-fund.list': 'সবার ভবিষ্য তহবিল খুলেছেন',
  'provident-fund.read': 'ভবিষ্য তহবিল খুলেছেন: {record}',
  'provident-fund.export': 'ভবিষ্য তহবিলের তালিকা ফাইলে নিয়েছেন',
  'salary-entry-sheet.rows': 'পরিমাণের শিট খুলেছেন',
  'salary-entry-sheet.sheet': 'পরিমাণের শিট ফাইলে নিয়েছেন',
  'salary-entry-sheet.template': 'পূরণের শিট নিয়েছেন',
  'opening-figure-sheet.rows': 'শুরুর হিসাবের শিট খুলেছেন',
  'opening-figure-sheet.sheet': 'শুরুর হিসাবের শিট ফাইলে নিয়েছেন',
  'opening-figure-sheet.template': 'পূরণের শিট নিয়েছেন',
  'salary-sheet.list': 'বেতন শিট খুলেছেন',
  'salary-sheet.read': 'পে-স্লিপ খুলেছেন: {record}',
  'salary-sheet.export': 'বেতন শিট ফাইলে নিয়েছেন',
  'salary-sheet.preview': 'বেতনের প্রিভিউ খুলেছেন',
  'salary-sheet.pdf': 'পে-স্লিপ PDF হিসেবে নিয়েছেন: {record}',
  'salary-sheet.print': 'অনেকের পে-স্লিপ PDF হিসেবে নিয়েছেন',
  'own-pay.pdf': 'নিজের পে-স্লিপ PDF হিসেবে নিয়েছেন: {record}',
  'pay-question.read': 'বেতন নিয়ে প্রশ্ন খুলেছেন: {record}',
  'tax-declaration.read': 'বিনিয়োগের ঘোষণা খুলেছেন: {record}',
  'bank-sheet.list': 'ব্যাংক শিট খুলেছেন',
  'bank-sheet.export': 'ব্যাংক শিট ফাইলে নিয়েছেন',
  'bank-batch.read': 'ব্যাংক ব্যাচ খুলেছেন',
  'bank-batch.paper': 'ব্যাংকের চিঠি বা নগদ তালিকা PDF হিসেবে নিয়েছেন',
};

export const readingFieldsBn: Translated<typeof readingFieldsEn> = {
  salarySheet: 'পে-স্লিপ',
  salaryLoan: 'ঋণ',
  payQuestion: 'বেতন নিয়ে প্রশ্ন',
  taxDeclaration: 'বিনিয়োগের ঘোষণা',
};

export const readersBn: Translated<typeof readersEn> = {
  title: 'কারা এটি খুলেছেন',
  none: 'এই পে-স্লিপ এখনো কেউ খোলেননি।',
  read: 'খুলেছেন, {at}',
  pdf: 'PDF হিসেবে নিয়েছেন, {at}',
  gone: 'সাবেক ব্যবহারকারী',
  all: 'অডিট লগে এই কর্মীর সবকিছু',
};
