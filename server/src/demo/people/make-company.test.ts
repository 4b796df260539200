import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { mayMoveFrom } from '@muster/contract/kernel/decisions/workflow.ts';
import { life, statuses } from '@muster/contract/people/profile/life.ts';
import { describe, expect, it } from 'vitest';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import { type DemoPerson, makeCompany } from './make-company.ts';

const today = '2026-11-15';
const company = makeCompany(today);
const known = new Map(company.map((person) => [person.name, person]));
const named = (name: string): DemoPerson => {
  const found = known.get(name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};
const jobAt = (name: string, day: string) => asOf(named(name).timeline, day)?.values;
const periods = company.flatMap(({ name, timeline }) =>
  timeline.map((period, index) => ({
    name,
    ...period,
    before: timeline[index - 1],
    until: addDays(timeline[index + 1]?.from ?? '2099-01-02', -1),
  })),
);
const isHere = (name: string, day: string): boolean => {
  const status = jobAt(name, day)?.status;
  return status !== undefined && status !== 'Draft' && status !== 'Left';
};

it('is the same company on every machine, with days that follow today', () => {
  expect(makeCompany(today)).toEqual(company);
  const later = makeCompany(addDays(today, 400));
  expect(later.map(({ name }) => name)).toEqual(company.map(({ name }) => name));
  expect(later[50]?.timeline[0]?.from).toBe(addDays(company[50]?.timeline[0]?.from ?? '', 400));
});

it('has 320 people with names of their own, in Bangla too', () => {
  expect([company.length, known.size]).toEqual([320, 320]);
  expect(
    company.filter(({ localName }) => !/^[\p{Script=Bengali}\p{M} ]+$/u.test(localName)),
  ).toEqual([]);
  const without = company.filter(({ email }) => !email).length;
  expect(without).toBeGreaterThan(50);
  expect(new Set(company.map(({ detail }) => detail.nationalId)).size).toBe(320);
});

it('has people in every status, and changes over three years and to come', () => {
  const found = new Set(company.map(({ name }) => jobAt(name, today)?.status));
  expect([...found].toSorted()).toEqual([...statuses].toSorted());
  const past = periods.filter(({ from, mark }) => from <= today && mark.cause === 'change');
  for (const year of [0, 1, 2])
    expect(
      past.filter(
        ({ from }) =>
          from > addDays(today, -365 * (year + 1)) && from <= addDays(today, -365 * year),
      ).length,
    ).toBeGreaterThan(10);
  expect(periods.filter(({ from }) => from > today).length).toBeGreaterThan(15);
  const causes = new Set(periods.map(({ mark }) => mark.cause));
  for (const cause of ['join', 'confirm', 'giveNotice', 'leave', 'rehire', 'endLongLeave'] as const)
    expect(causes).toContain(cause);
});

it('has confirmations that are overdue and some that are due soon', () => {
  const due = company.flatMap(({ name, confirmationDueOn }) =>
    jobAt(name, today)?.status === 'Probation' ? [confirmationDueOn ?? ''] : [],
  );
  expect(due.filter((day) => day < today).length).toBeGreaterThan(3);
  expect(due.filter((day) => day >= today && day < addDays(today, 30)).length).toBeGreaterThan(3);
  expect(due.filter((day) => day === '')).toEqual([]);
});

describe('every history could have been written by the product', () => {
  it('by the declared steps of life', () => {
    for (const { name, before, mark, values, changed } of periods) {
      if (!before || !changed.has('status')) continue;
      if (mark.cause === 'change' || mark.cause === 'import' || mark.cause === 'sync')
        throw new Error(`${name} changed the status without a step`);
      const move = life.moves[mark.cause];
      expect(mayMoveFrom(move, before.values.status), `${name} ${mark.cause}`).toBe(true);
      if (move.to !== 'back') expect(values.status).toBe(move.to);
    }
  });

  it('under managers who were there all the time', () => {
    const absent = periods
      .filter(({ values }) => values.status !== 'Left')
      .flatMap(({ name, from, until, values }) =>
        [values.lineManagerId, values.secondTierId]
          .filter((manager) => manager !== null)
          .filter((manager) => !isHere(manager, from) || !isHere(manager, until))
          .map((manager) => `${name} under ${manager}, ${from} to ${until}`),
      );
    expect(absent).toEqual([]);
  });

  it('in a tree without loops, on any day', () => {
    for (const day of [-1000, -500, -200, -100, 0, 30, 60].map((days) => addDays(today, days)))
      for (const { name } of company) {
        let above = jobAt(name, day)?.lineManagerId;
        let steps = 0;
        while (above && steps < 20) {
          above = jobAt(above, day)?.lineManagerId;
          steps += 1;
        }
        expect(steps, `${name} on ${day}`).toBeLessThan(8);
      }
  });

  it('with one head and none without a manager but that one', () => {
    const alone = company.filter(
      ({ name }) => !jobAt(name, today)?.lineManagerId && isHere(name, today),
    );
    expect(alone.map(({ name }) => name)).toEqual(['Anwar Hossain Chowdhury']);
  });
});
