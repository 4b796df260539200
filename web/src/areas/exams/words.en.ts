import { examsEn } from '@muster/contract/exams/words.en.ts';

export const words = {
  exams: examsEn,
};
