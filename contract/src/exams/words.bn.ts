import type { Translated } from '../kernel/words/sentence.ts';
import type { examsEn } from './words.en.ts';

const fields = { name: 'নাম', description: 'বিবরণ' };

export const examsBn: Translated<typeof examsEn> = {
  service: {
    one: 'সেবা',
    many: 'সেবাসমূহ',
    counted: '{count}টি সেবা',
    fields,
    said: { getFailed: 'সেবাটি আনা যায়নি', deleteFailed: 'সেবা মোছা যায়নি' },
  },
  level: {
    one: 'স্তর',
    many: 'স্তরসমূহ',
    counted: '{count}টি স্তর',
    fields,
    said: { getFailed: 'স্তর আনা যায়নি', deleteFailed: 'স্তর মোছা যায়নি' },
  },
  section: { one: 'অংশ', many: 'অংশসমূহ', counted: '{count}টি অংশ', fields },
};
