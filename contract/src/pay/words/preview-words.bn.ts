import type { Translated } from '../../kernel/words/sentence.ts';
import type { previewEn } from './preview-words.en.ts';

export const previewBn: Translated<typeof previewEn> = {
  title: 'আগাম হিসাব',
  rows: 'এখন তৈরি করলে {month} মাসের বেতন',
  hint: 'এখন তৈরি করলে যা দাঁড়াবে। কিছুই রাখা হয় না।',
  noSalary: 'বেতন নির্ধারিত নেই',
  none: 'এই মাসে কেউ কাজে ছিলেন না',
  back: 'মাসের বেতনে ফিরে যান',
};
