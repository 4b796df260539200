import { describe, expect, it } from 'vitest';
import { parseCell } from './parse-cell.ts';
import { parseDay } from '../../../../platform/sheets/rules/parse-day.ts';

describe('a date as people write it', () => {
  it.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-1-5', '2026-01-05'],
    ['05/11/2026', '2026-11-05'],
    ['5-11-2026', '2026-11-05'],
    ['5.11.2026', '2026-11-05'],
    ['15 Nov 2026', '2026-11-15'],
    ['15-NOVEMBER-2026', '2026-11-15'],
    ['০৫/১১/২০২৬', '2026-11-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['11/15/2026', null],
    ['5/11-2026', null],
    ['5/11/26', null],
    ['15 Foo 2026', null],
    ['1899-12-31', '1899-12-31'],
    ['46000', null],
    ['tomorrow', null],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('a cell', () => {
  it.each([
    ['phone', '', 'stays'],
    ['phone', '   ', 'stays'],
    ['phone', null, 'stays'],
    ['phone', ' 01711 ', { value: '01711' }],
    ['phone', '(empty)', { value: null }],
    ['phone', '(EMPTY)', { value: null }],
    ['phone', '(খালি)', { value: null }],
    ['name', '(empty)', { wrong: { code: 'cannot-be-empty' } }],
    ['isAssessor', '(empty)', { wrong: { code: 'cannot-be-empty' } }],
    ['phone', 'x'.repeat(31), { wrong: { code: 'too-long', values: { max: 30 } } }],
    ['name', 'a\u0001', { wrong: { code: 'characters' } }],
    ['email', 'A@B.com', { value: 'a@b.com' }],
    ['email', 'nobody', { wrong: { code: 'not-an-email' } }],
    ['number', 'a@b', { wrong: { code: 'not-a-number' } }],
    ['isAssessor', 'YES', { value: true }],
    ['isAssessor', 'না', { value: false }],
    ['isAssessor', 'perhaps', { wrong: { code: 'not-a-flag' } }],
    ['gender', 'female', { value: 'Female' }],
    ['gender', 'নারী', { value: 'Female' }],
    ['status', 'On notice', { value: 'Notice' }],
    ['employmentType', 'স্থায়ী', { value: 'Permanent' }],
    ['gender', 'x', { wrong: { code: 'not-a-choice' } }],
    ['birthOn', '1/2/1990', { value: '1990-02-01' }],
    ['birthOn', 'x', { wrong: { code: 'not-a-day' } }],
    ['birthOn', '31/12/1899', { wrong: { code: 'out-of-range' } }],
    ['birthOn', '1/1/1900', { value: '1900-01-01' }],
    ['joinedOn', '31/12/2199', { value: '2199-12-31' }],
    ['joinedOn', '1 Jan 2200', { wrong: { code: 'out-of-range' } }],
    ['joinedOn', '9999-12-31', { wrong: { code: 'out-of-range' } }],
    ['departmentId', ' Sales ', { value: 'Sales' }],
  ])('of %s with %j says %j', (field, text, said) => {
    expect(parseCell(field, text)).toEqual(said);
  });
});
