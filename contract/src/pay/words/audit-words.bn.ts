import type { Translated } from '../../kernel/words/sentence.ts';
import type { payDeedsEn } from './audit-words.en.ts';

export const payDeedsBn: Translated<typeof payDeedsEn> = {
  'salary-run.approve': 'বেতন অনুমোদন করেছেন: {record}',
  'salary-run.close': 'সমাপ্ত করেছেন: {record}',
  'salary-run.generate': 'তৈরি শুরু করেছেন: {record}',
  'salary-run.generated': 'তৈরি হয়েছে: {record}',
  'salary-run.pay': 'পরিশোধ করেছেন: {record}',
  'salary-sheet.hold': 'স্থগিত করেছেন: {record}',
  'salary-sheet.override': 'হাতে একটি লাইন বসিয়েছেন: {record}',
  'salary-sheet.release': 'ছেড়ে দিয়েছেন: {record}',
  'structure-version.add': 'সংস্করণ যোগ করেছেন: {record}',
  'salary.list': 'বেতনের হার দেখেছেন',
  'salary.history': 'যাঁর বেতনের হার দেখেছেন: {record}',
  'salary-sheet.list': 'বেতন শিট দেখেছেন',
  'salary-sheet.preview': 'বেতনের প্রিভিউ দেখেছেন',
  'own-pay.pdf': 'নিজের বেতনের কাগজ PDF হিসেবে নিয়েছেন: {record}',
  'salary-sheet.pdf': 'বেতনের কাগজ PDF হিসেবে নিয়েছেন: {record}',
  'salary-sheet.print': 'অনেকের বেতনের কাগজ PDF হিসেবে নিয়েছেন',
};
