import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Words that only the wire says; everything behind the contract is spelled right. */
const wireWords = [
  "'_id'",
  '"_id"',
  '._id',
  'concernCompany',
  'LeaveType',
  "'Yes'",
  "'No'",
  'chcek',
  'attandance',
  'intereview',
  'interviewe-',
  'emplyee',
  'update-leve/',
  'secondTire',
  'SecondTire',
];

const saidIn = (text: string): string[] => wireWords.filter((word) => text.includes(word));

describe('spellings of the wire', () => {
  it('stand in the contract only', () => {
    const outside = sources()
      .filter(({ file }) => !file.startsWith('contract/'))
      .flatMap(({ file, text }) => saidIn(text).map((word) => `${file} says ${word}`));
    expect(outside).toEqual([]);
  });

  it('would be found', () => {
    expect(saidIn("row['_id'] = input.concernCompany")).toEqual(["'_id'", 'concernCompany']);
  });
});
