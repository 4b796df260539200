import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const day = '2026-11-05';

it('names the file by the list and the day', () => {
  expect(fileName('Designations', day, 'csv')).toBe('designations-2026-11-05.csv');
  expect(fileName('Leave types', day, 'xlsx')).toBe('leave-types-2026-11-05.xlsx');
});

it('keeps other letters and drops what a file system refuses', () => {
  expect(fileName('পদবিসমূহ', day, 'csv')).toBe('পদবিসমূহ-2026-11-05.csv');
  expect(fileName('TA/DA: bills', day, 'csv')).toBe('ta-da-bills-2026-11-05.csv');
});
