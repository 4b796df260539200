import type { documentEn } from './document-words.en.ts';
import type { Translated } from './sentence.ts';

export const documentBn: Translated<typeof documentEn> = {
  page: 'পাতা {page}, মোট {pages}',
  made: '{when} তারিখে {who} তৈরি করেছেন',
};
