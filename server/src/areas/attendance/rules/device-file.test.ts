import { describe, expect, it } from 'vitest';
import { deviceFileColumns, punchIn } from './device-file.ts';

const zone = 'Asia/Dhaka';

describe('the columns of a file', () => {
  it.each([
    ['Number,Date,Time', [0, 1, 2, null]],
    ['Date;Emp. No.;Punch time;In/Out'.replaceAll(';', ','), [1, 0, 2, 3]],
    ['AC-No.,Name,Date/Time,State', [0, 2, null, 3]],
    ['User ID,Timestamp', [0, 1, null, null]],
    ['নম্বর,তারিখ,সময়', [0, 1, 2, null]],
  ])('%s', (header, [number, date, time, direction]) => {
    expect(deviceFileColumns(header.split(','))).toEqual({ number, date, time, direction });
  });

  it.each(['Name,Date,Time', 'Number,Name', ''])('%s says too little', (header) => {
    expect(deviceFileColumns(header.split(','))).toBeNull();
  });
});

describe('a row of a file', () => {
  const parted = { number: 0, date: 1, time: 2, direction: 3 };
  const whole = { number: 0, date: 1, time: null, direction: null };
  it.each([
    ['7,2026-11-15,09:05,in', '2026-11-15T03:05:00.000Z', 'in'],
    ['7,15/11/2026,9:05:30,OUT', '2026-11-15T03:05:30.000Z', 'out'],
    ['7,15-11-2026,12:05 AM,0', '2026-11-14T18:05:00.000Z', 'in'],
    ['7,29.02.2028,1:00 pm,Break', '2028-02-29T07:00:00.000Z', null],
    ['7,2026-11-15,0.375,', '2026-11-15T03:00:00.000Z', null],
  ])('%s', (row, at, direction) => {
    expect(punchIn(row.split(','), parted, zone)).toEqual({ number: '7', at, direction });
  });

  it.each([
    ['7,2026-11-15 09:05', '2026-11-15T03:05:00.000Z'],
    ['7,15/11/2026 21:05:01', '2026-11-15T15:05:01.000Z'],
    ['7,2026-11-15T09:05:00+06:00', '2026-11-15T03:05:00.000Z'],
  ])('date and time in one: %s', (row, at) => {
    expect(punchIn(row.split(','), whole, zone)).toMatchObject({ at });
  });

  it.each([
    [',2026-11-15,09:05', 'number'],
    ['7,2026-02-29,09:05', 'time'],
    ['7,2026-11-15,24:05', 'time'],
    ['7,2026-11-15,13:05 pm', 'time'],
    ['7,2026-11-15,', 'time'],
    ['7,11/31/2026,09:05', 'time'],
    ['7', 'time'],
  ])('%s: no %s', (row, fault) => {
    expect(punchIn(row.split(','), parted, zone)).toBe(fault);
  });
});
