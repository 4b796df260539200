import { payEntitiesEn, payRecordsEn } from './words/record-words.en.ts';

/** What the screens of pay say. */
export const payEn = {
  lists: payEntitiesEn,
  records: payRecordsEn,
};
