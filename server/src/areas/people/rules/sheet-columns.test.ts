import { expect, it } from 'vitest';
import { matchHeaders as match } from '../../../platform/sheets/rules/match-headers.ts';
import { peopleSheetColumns } from './sheet-columns.ts';

const matchHeaders = (titles: readonly string[]) => match(peopleSheetColumns, titles);

it('knows labels of both languages and names of the wire, in any order and letter case', () => {
  expect(
    matchHeaders([' JOINED on', 'নাম', 'EMPLOYEE   number *', 'secondtierlinemanager', 'birthOn']),
  ).toEqual({
    fields: ['joinedOn', 'name', 'number', 'secondTierId', 'birthOn'],
    unknown: [],
    twice: [],
  });
});

it('leaves aside what nobody knows, and a column without a title', () => {
  expect(matchHeaders(['Name', 'Shoe size', ''])).toEqual({
    fields: ['name', null, null],
    unknown: ['Shoe size'],
    twice: [],
  });
});

it('finds two columns that mean the same', () => {
  expect(matchHeaders(['Name', 'নাম', 'Unit']).twice).toEqual(['Name', 'নাম']);
});
