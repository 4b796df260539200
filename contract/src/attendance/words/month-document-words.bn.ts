import type { Translated } from '../../kernel/words/sentence.ts';
import type { monthDocumentEn } from './month-document-words.en.ts';

export const monthDocumentBn: Translated<typeof monthDocumentEn> = {
  title: 'হাজিরা, {span}',
  number: 'নম্বর',
  designation: 'পদবি',
  department: 'বিভাগ',
  shift: 'শিফট',
  day: 'তারিখ',
  status: 'অবস্থা',
  leave: 'ছুটি',
  in: 'আগমন',
  out: 'প্রস্থান',
  worked: 'কাজ',
  late: 'দেরি',
  overtime: 'ওভারটাইম',
  total: 'মোট',
  none: 'এই সময়ে কোনো দিন নেই।',
};
