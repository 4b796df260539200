import type { Translated } from '../../kernel/words/sentence.ts';
import type { payslipPdfEn } from './pdf-words.en.ts';

export const payslipPdfBn: Translated<typeof payslipPdfEn> = {
  download: 'PDF',
  en: 'ইংরেজি',
  bn: 'বাংলা',
  both: 'দুই ভাষায়',
  print: 'বেতনের কাগজ ছাপুন',
  printTitle: 'বেতনের কাগজ, {month}',
  failed: 'PDF তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  saved: 'বেতনের কাগজ PDF হিসেবে রাখা হয়েছে',
  amounts: 'পরিমাণ, ৳',
  joined: 'যোগদান',
  unpaid: 'এখনও পরিশোধ হয়নি: পরিমাণ বদলাতে পারে।',
  foot: 'বেতন ব্যবস্থায় তৈরি; স্বাক্ষর ছাড়াই কার্যকর।',
};
