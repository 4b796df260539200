import { addDays, addMonths, dayCount, lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { made } from './make-house.ts';
import type { PayWorld, TestFigure } from './make-pay.ts';
import { taka } from './random-company.ts';
import { expectSameByHand } from './same-by-hand.ts';
import { type PayStanding, standingOf } from './pay-standing.ts';
import { lookedAt } from './looked-at.ts';

/** Three months that follow each other, of people about some of whom everything is known too late. */
type Months = readonly [first: string, second: string, third: string];
/** Those of each case: the first of a year of its own. */
const monthsOf = (round: number): Months => {
  const first = `${2010 + round}-01`;
  return [first, addMonths(first, 1), addMonths(first, 2)];
};
const pairs = 6;
/** Of a whole month, whatever month it is. */
const workingDays = 22;

const gross = fc.integer({ min: 5000, max: 90_000 }).map(taka);
const daysAway = fc.integer({ min: 0, max: 6 }).map((half) => half * 500);
const persons = fc.record({
  gross,
  raised: gross,
  raisedOn: fc.integer({ min: 2, max: 31 }),
  /** no salary was entered at all until the month was paid */
  isUnknown: fc.boolean(),
  absence: daysAway,
  /** what was counted for the one of whom it is known too late */
  counted: daysAway,
  canteen: fc.integer({ min: 1, max: 200_000 }).map(taka),
  loan: fc.record({
    principal: fc.integer({ min: 500, max: 9000 }).map(taka),
    instalment: fc.integer({ min: 100, max: 500 }).map(taka),
  }),
});
const goers = fc.record({
  gross,
  joins: fc.integer({ min: 0, max: 40 }),
  stays: fc.integer({ min: 0, max: 48 }),
});
const quarters = fc.record({
  people: fc.array(persons, { minLength: pairs, maxLength: pairs }),
  goers: fc.array(goers, { minLength: 4, maxLength: 4 }),
  settings: fc.record({
    proration: fc.constantFrom('calendar', '30', '26', 'working'),
    absenceDays: fc.constantFrom('calendar', '30', '26', 'working'),
    netFloor: fc.constantFrom(0, 20, 50),
  }),
  reversed: fc.subarray([...Array.from({ length: pairs }).keys()], {
    minLength: 1,
    maxLength: pairs - 1,
  }),
});
type Quarter = typeof quarters extends fc.Arbitrary<infer Q> ? Q : never;

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

interface Goer {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

/** How many days of a month someone was there, and how many of those were working days. */
function daysIn(month: string, { from, until }: Goer) {
  const [start, end] = [later(from, dayOf(month, 1)), earlier(until, lastOfMonth(month))];
  const there = start > end ? 0 : dayCount(start, end);
  const days = dayCount(dayOf(month, 1), lastOfMonth(month));
  return { there, days, working: Math.floor((workingDays * there) / days) };
}

/** A whole month is paid whole, a part of it by what was worked of it or by its days. */
function paidIn(month: string, goer: Goer, proration: string): number {
  const { there, days, working } = daysIn(month, goer);
  if (proration === 'calendar') return there;
  if (there === days) return proration === 'working' ? workingDays : Number(proration);
  return proration === '30' ? there : working;
}

/** Half is basic, a seventh of the gross is tax; absence and the fund are of the basic. */
async function taxedStructure(world: PayWorld): Promise<string> {
  const of = (name: string): string => world.components[name] ?? '';
  const ofBasic = { calculation: 'percentOfComponent', percent: 800, of: of('Basic') };
  const tax = await world.component('Tax of the quarter', 'Deduction', 'Tax');
  return world.structure('Taxed', [
    { component: of('Basic'), calculation: 'percentOfGross', percent: 5000, inGross: 'Yes' },
    { component: of('Other allowance'), calculation: 'remainder', inGross: 'Yes' },
    { component: of('Absence'), calculation: 'countRate', count: 'absence', of: of('Basic') },
    { component: of('Provident fund'), ...ofBasic, onlyMembers: 'Yes' },
    { component: of('Fund of the employer'), ...ofBasic, onlyMembers: 'Yes' },
    { component: tax, calculation: 'percentOfGross', percent: 1429 },
  ]);
}

export async function expectOfRandomQuarter(world: PayWorld, numRuns: number): Promise<void> {
  const { db } = world.test.database;
  const taxed = await taxedStructure(world);
  const canteen = world.components['Canteen'];

  const payMonth = async (month: string): Promise<string> => {
    const run = await world.generate(world.payroll, month);
    await expectSameByHand(db, month);
    made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
    return run;
  };

  /** Two of each: about the first all is known in time, about the second only when the month was paid. */
  async function makePairs({ people }: Quarter, [first, second]: Months) {
    const before = `${addMonths(first, -1)}-01`;
    const found: (readonly [inTime: string, late: string])[] = [];
    for (const { gross: from, raised, raisedOn, isUnknown, canteen: amount, loan } of people) {
      const two = [
        (await world.person({ joinedOn: '2000-01-01' })).id,
        (await world.person({ joinedOn: '2000-01-01' })).id,
      ] as const;
      const [inTime, late] = two;
      await world.salary(inTime, from, before, taxed);
      await world.salary(inTime, raised, dayOf(first, raisedOn), taxed);
      if (!isUnknown) await world.salary(late, from, before, taxed);
      for (const employeeId of two) {
        const once = { employeeId, component: canteen, amount, fromMonth: second, toMonth: second };
        made(await world.hr.post('/salary-entry', once), 'data._id');
        const lent = { employeeId, ...loan, fromMonth: first };
        made(await world.hr.post('/salary-loan', lent), 'data._id');
      }
      found.push(two);
    }
    return found;
  }

  async function makeGoers(given: Quarter['goers'], [first]: Months): Promise<Goer[]> {
    const found: Goer[] = [];
    for (const { gross: amount, joins, stays } of given) {
      const from = addDays(dayOf(first, 1), joins);
      const until = addDays(from, stays);
      const { id } = await world.person({ joinedOn: from });
      await world.salary(id, amount, from, taxed);
      await sql`insert into employment_period (id, employee_id, from_date, changed, cause,
          designation_id, department_id, status, created_at)
        select gen_random_uuid(), employee_id, ${addDays(until, 1)}, '{}', 'leave', designation_id,
          department_id, 'Left', created_at
        from employment_period where employee_id = ${id}`.execute(db);
      found.push({ id, from, until });
    }
    return found;
  }

  const figuresOf = (gone: readonly Goer[], month: string): Record<string, TestFigure> =>
    Object.fromEntries(
      gone.flatMap((goer) => {
        const { there, working } = daysIn(month, goer);
        return there > 0 ? [[goer.id, { days: there, working, present: working }]] : [];
      }),
    );

  /** What was learned when the first month was paid already. */
  async function learn(
    { people }: Quarter,
    two: Awaited<ReturnType<typeof makePairs>>,
    [first]: Months,
  ) {
    const before = `${addMonths(first, -1)}-01`;
    for (const [at, [, late]] of two.entries()) {
      const person = people[at];
      if (!person) continue;
      if (person.isUnknown) await world.salary(late, person.gross, before, taxed);
      await world.salary(late, person.raised, dayOf(first, person.raisedOn), taxed);
      const quantity = person.absence - person.counted;
      if (quantity === 0 || person.isUnknown) continue;
      const known = { employeeId: late, month: first, count: 'absence', quantity };
      made(
        await world.hr.post('/late-correction', { ...known, reason: 'The machine' }),
        'data._id',
      );
    }
  }

  /** All that was due to someone and by them in these months, by component; a loan has a balance of its own. */
  const dueTo = async (id: string, [first, second]: Months) =>
    (
      await sql<{ name: string; due: bigint }>`select component.name,
          sum(case line.kind when 'Deduction' then -due else due end)::bigint as due
        from salary_line as line
          join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
            and sheet.employee_id = line.employee_id and sheet.state = 'Paid'
          join pay_component as component on component.id = line.component_id
        where line.employee_id = ${id} and sheet.month in (${first}, ${second})
          and coalesce(line.cause, 'entry') in ('entry', 'arrear')
        group by component.name having sum(case line.kind when 'Deduction' then -due else due end) <> 0
        order by component.name`.execute(db)
    ).rows;

  /** What there was too little pay for is taken, or still to be taken: nothing is lost and nothing taken twice. */
  async function expectCarriedWhole(months: Months): Promise<void> {
    const { rows } = await sql`select id from (
        select line.employee_id as id,
          sum(line.due) filter (where line.cause = 'entry') as entered, sum(line.amount) as taken,
          sum(line.due - line.amount) filter (where sheet.month = ${months[2]}) as left
        from salary_line as line join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
          and sheet.employee_id = line.employee_id and sheet.state = 'Paid'
        where line.component_id = ${canteen} and sheet.month = any(${[...months]}::text[])
        group by line.employee_id) as whole
      where entered <> taken + coalesce("left", 0)`.execute(db);
    expect(rows).toEqual([]);
  }

  async function expectDaysWhole(
    gone: readonly Goer[],
    months: Months,
    { proration }: Quarter['settings'],
  ): Promise<void> {
    for (const goer of gone) {
      const { rows } = await sql<{ days: number }>`select sum(paid_days)::int as days
        from salary_sheet where employee_id = ${goer.id} and state = 'Paid'
          and month = any(${[...months]}::text[])`.execute(db);
      const days = months.reduce((sum, month) => sum + paidIn(month, goer, proration), 0);
      expect(rows).toEqual([{ days }]);
    }
  }

  async function reverse(run: string, ids?: readonly string[]): Promise<void> {
    const salarySheets = ids && (await sheetIdsOf(run, ids));
    const asked = { reason: 'Paid by mistake', ...(salarySheets && { salarySheets }) };
    const reversal = made(
      await world.payroll.post(`/salary/run/${run}/reverse`, asked),
      'data._id',
    );
    made(await world.hr.post(`/salary/reversal/${reversal}/approve`), 'data._id');
  }
  const sheetIdsOf = async (run: string, ids: readonly string[]): Promise<string[]> =>
    (
      await sql<{ id: string }>`select id from salary_sheet where run_id = ${run}
        and state = 'Paid' and employee_id = any(${[...ids]}::uuid[])`.execute(db)
    ).rows.map(({ id }) => id);

  let round = 0;
  await fc.assert(
    fc.asyncProperty(quarters, async (given) => {
      const months = monthsOf(round);
      const [first, second, third] = months;
      round += 1;
      made(
        await world.admin.put(`/settings/pay?concern=${world.house.padma}`, {
          ...given.settings,
          netUnit: '0.01',
          fundAfterMonths: 12,
        }),
        'status',
      );
      const two = await makePairs(given, months);
      const gone = await makeGoers(given.goers, months);
      const counted = two.flatMap(([inTime, late], at): [string, TestFigure][] => {
        const { absence = 0, counted: of = 0, isUnknown = false } = given.people[at] ?? {};
        return [
          [inTime, { absence }],
          [late, { absence: isUnknown ? absence : of }],
        ];
      });
      await world.closeMonth(first, { ...Object.fromEntries(counted), ...figuresOf(gone, first) });
      await payMonth(first);
      await learn(given, two, months);
      const all = Object.fromEntries(two.flat().map((id) => [id, {}]));
      await world.closeMonth(second, { ...all, ...figuresOf(gone, second) });
      await payMonth(second);
      for (const [inTime, late] of two)
        expect(await dueTo(late, months)).toEqual(await dueTo(inTime, months));

      await world.closeMonth(third, { ...all, ...figuresOf(gone, third) });
      const ids = [...two.flat(), ...gone.map(({ id }) => id)];
      const standing = (): Promise<PayStanding> => standingOf(world, ids, third);
      const before = await standing();
      const run = await payMonth(third);
      await expectCarriedWhole(months);
      await expectDaysWhole(gone, months, given.settings);
      const paid = await standing();
      const some = given.reversed.flatMap((at) => two[at] ?? []);
      const ofSome = (one: PayStanding) => some.map((id) => one.people[id]);
      expect(ofSome(paid)).not.toEqual(ofSome(before));
      await reverse(run, some);
      expect(ofSome(await standing())).toEqual(ofSome(before));
      await reverse(run);
      expect(await standing()).toEqual(before);
      await payMonth(third);
      expect(await standing()).toEqual(paid);
    }),
    { numRuns, endOnFailure: true },
  );
}
