import type { Translated } from '../../kernel/words/sentence.ts';
import type { payslipPdfEn } from './pdf-words.en.ts';

export const payslipPdfBn: Translated<typeof payslipPdfEn> = {
  download: 'PDF',
  en: 'ইংরেজি',
  bn: 'বাংলা',
  both: 'দুই ভাষায়',
  print: 'পে-স্লিপ ছাপুন',
  printTitle: 'পে-স্লিপ, {month}',
  failed: 'PDF তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  saved: 'পে-স্লিপ PDF হিসেবে সংরক্ষণ করা হয়েছে',
  amounts: 'পরিমাণ, {currency}',
  joined: 'যোগদান',
  unpaid: 'এখনো পরিশোধ হয়নি: পরিমাণ বদলাতে পারে।',
  foot: 'এই পে-স্লিপ কম্পিউটারে তৈরি, স্বাক্ষরের প্রয়োজন নেই।',
};
