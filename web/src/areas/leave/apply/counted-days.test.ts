import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { expect, it } from 'vitest';
import { countSpanDays } from './counted-days.ts';

/** A month from Sunday the first of March 2026 on: Fridays and Saturdays off, the 26th a holiday. */
const plans: DayPlan[] = Array.from({ length: 31 }, (_, at) => {
  const day = addDays('2026-03-01', at);
  const isOff = at % 7 > 4;
  const isHoliday = day === '2026-03-26';
  const kind = isHoliday ? 'holiday' : isOff ? 'off' : 'work';
  const holiday = isHoliday ? { id: 'h', name: 'Independence Day' } : null;
  return { day, kind, isHalf: false, shift: null, holiday };
});
const plan = { days: plans, own: [] };
const span = (from: string, until = from, more = {}) => ({
  from: `2026-03-${from}`,
  until: `2026-03-${until}`,
  startHalf: false,
  endHalf: false,
  minutes: null,
  ...more,
});
const told = (counted: ReturnType<typeof countSpanDays>) =>
  counted.days.map(({ day, amount, fate }) => `${day.slice(-2)} ${fate} ${amount}`);

it('says of every day whether it counts, and why not', () => {
  const counted = countSpanDays(span('25', '28'), plan, 'none');
  expect(told(counted)).toEqual(['25 counts 1000', '26 holiday 0', '27 off 0', '28 off 0']);
  expect(counted.days[1]?.holiday).toBe('Independence Day');
  expect(counted.total).toBe(1000);
});

it('shows free days that count, also where they lie before the span', () => {
  const own = [1, 2].map((half) => ({
    day: '2026-03-05',
    half,
    applicationId: 'other',
    isSandwich: true,
  }));
  const counted = countSpanDays(span('08'), { ...plan, own }, 'both');
  expect(told(counted)).toEqual(['06 between 1000', '07 between 1000', '08 counts 1000']);
  expect(countSpanDays(span('08'), { ...plan, own }, 'both', 'other').total).toBe(1000);
});

it('finds the day that is taken already, by its halves', () => {
  const morning = { day: '2026-03-10', half: 1, applicationId: 'other', isSandwich: false };
  const seen = { ...plan, own: [morning] };
  expect(countSpanDays(span('09', '11'), seen, 'none').clash).toBe('2026-03-10');
  expect(countSpanDays(span('10', '10', { startHalf: true }), seen, 'none').clash).toBeUndefined();
  expect(countSpanDays(span('10', '10', { minutes: 60 }), seen, 'none').clash).toBe('2026-03-10');
});

it('leaves a day out of which nothing is taken', () => {
  const asked = span('10', '10', { startHalf: true, endHalf: true });
  expect(told(countSpanDays(asked, plan, 'none'))).toEqual(['10 not-part 0']);
});
