import { payDeedsEn } from './words/audit-words.en.ts';
import { payEntitiesEn, payRecordsEn } from './words/record-words.en.ts';

/** What the screens of pay say. */
export const payEn = {
  deeds: payDeedsEn,
  lists: payEntitiesEn,
  records: payRecordsEn,
};
