import { expect, it } from 'vitest';
import { countableSpan, spanFormState, partsOf, leaveSpanOf } from './span-form.ts';

const day = '2026-03-10';
const all = { halfDays: true, hours: true };
const none = { halfDays: false, hours: false };
const held = { ...spanFormState(undefined), from: day, until: day };

it('offers the parts of a day that the kind allows', () => {
  expect(partsOf(all)).toEqual(['whole', 'morning', 'afternoon', 'hours']);
  expect(partsOf(none)).toEqual(['whole']);
});

it.each([
  ['whole', { startHalf: false, endHalf: false, minutes: null }],
  ['morning', { startHalf: false, endHalf: true, minutes: null }],
  ['afternoon', { startHalf: true, endHalf: false, minutes: null }],
  ['hours', { startHalf: false, endHalf: false, minutes: 120 }],
] as const)('%s of a day', (part, expected) => {
  const span = leaveSpanOf({ ...held, part }, all);
  expect(span).toEqual({ from: day, until: day, ...expected });
  expect(spanFormState(span).part).toBe(part);
  expect(leaveSpanOf({ ...held, part }, none)?.minutes).toBeNull();
});

it.each(['', '-', 0, 0.1, 24.5, 30])('counts nothing while the hours are %s', (hours) => {
  expect(countableSpan({ ...held, part: 'hours', hours }, all)).toBeUndefined();
  expect(countableSpan({ ...held, part: 'hours', hours: 2.5 }, all)?.minutes).toBe(150);
});

it('of several days knows middays and no parts', () => {
  const several = { ...held, until: '2026-03-12', part: 'hours', startHalf: true } as const;
  expect(leaveSpanOf(several, all)).toMatchObject({
    startHalf: true,
    endHalf: false,
    minutes: null,
  });
  expect(leaveSpanOf(several, none)).toMatchObject({ startHalf: false });
});

it('is nothing until a day is chosen', () => {
  expect(leaveSpanOf(spanFormState(undefined), all)).toBeUndefined();
});
