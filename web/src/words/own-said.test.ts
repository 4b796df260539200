import { calendarRecordsBn } from '@muster/contract/calendar/record-words.bn.ts';
import { calendarRecordsEn } from '@muster/contract/calendar/record-words.en.ts';
import { examsBn } from '@muster/contract/exams/words.bn.ts';
import { examsEn } from '@muster/contract/exams/words.en.ts';
import { organisationBn } from '@muster/contract/organisation/words.bn.ts';
import { organisationEn } from '@muster/contract/organisation/words.en.ts';
import { expect, it } from 'vitest';
import { outcomeWords } from './own-said.ts';
import { en } from './words.ts';

it('a record with published texts says them, and the common ones for the rest', () => {
  expect(outcomeWords(en, calendarRecordsEn.holiday.said)).toMatchObject({
    added: 'Holiday Added Successfully',
    updated: 'Holiday Updated Successfully',
    deleted: '{entity} deleted successfully',
    getFailed: 'Get Holiday Failed',
    deleteFailed: 'Delete Holiday failed',
  });
  expect(outcomeWords(en, examsEn.level.said)).toMatchObject({
    getFailed: 'Get Level Failed',
    deleteFailed: 'Delete level failed',
  });
  expect(outcomeWords(en, examsEn.service.said)).toMatchObject({
    getFailed: 'Get single service failed',
    deleteFailed: 'Delete service failed',
  });
  expect(outcomeWords(en, organisationEn.itemCategory.said)).toMatchObject({
    getFailed: 'Get Category Item failed',
  });
  expect(outcomeWords(en)).toEqual(en.said);
});

it('in Bangla the same are said', () => {
  for (const [one, other] of [
    [calendarRecordsEn.holiday, calendarRecordsBn.holiday],
    [examsEn.level, examsBn.level],
    [examsEn.service, examsBn.service],
    [organisationEn.itemCategory, organisationBn.itemCategory],
  ] as const)
    expect(Object.keys(other.said).toSorted()).toEqual(Object.keys(one.said).toSorted());
});
