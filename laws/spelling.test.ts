import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Words that only the wire says; everything behind the contract is spelled right. */
const wireWords = [
  "'_id'",
  '"_id"',
  '._id',
  'concernCompany',
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

/** The key of leave's wire; in names of code the same letters are plain English. */
const leaveKey = /['".]LeaveType\b|\bLeaveType\??:/;

const saidIn = (text: string): string[] => [
  ...wireWords.filter((word) => text.includes(word)),
  ...(leaveKey.test(text) ? ['LeaveType'] : []),
];

describe('spellings of the wire', () => {
  it('stand in the contract only', () => {
    const outside = sources()
      .filter(({ file }) => !file.startsWith('contract/'))
      .flatMap(({ file, text }) => saidIn(text).map((word) => `${file} says ${word}`));
    expect(outside).toEqual([]);
  });

  it('would be found', () => {
    expect(saidIn("row['_id'] = input.concernCompany")).toEqual(["'_id'", 'concernCompany']);
    expect(saidIn("kind.LeaveType; ({ LeaveType: 1 }); row['LeaveType']")).toEqual(['LeaveType']);
    expect(saidIn('const type: LeaveType = asLeaveType(row)')).toEqual([]);
  });
});
