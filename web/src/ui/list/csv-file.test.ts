import { expect, it } from 'vitest';
import { csvFileName } from './csv-file.ts';

const day = new Date(2026, 10, 5);

it('names the file by the list and the day', () => {
  expect(csvFileName('Designations', day)).toBe('designations-2026-11-05.csv');
  expect(csvFileName('Leave types', day)).toBe('leave-types-2026-11-05.csv');
});

it('keeps other letters and drops what a file system refuses', () => {
  expect(csvFileName('পদবিসমূহ', day)).toBe('পদবিসমূহ-2026-11-05.csv');
  expect(csvFileName('TA/DA: bills', day)).toBe('ta-da-bills-2026-11-05.csv');
});
