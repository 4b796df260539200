import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld, type TestFigure } from '../../testing/people/make-pay.ts';
import { seconds } from '../../testing/clocks/patience.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';

/** Months of random companies, by the statements and by the plain function: the same to the last unit. */
let world: PayWorld;
const people: string[] = [];
/** Every third has been there for months only: whether they are members depends on what the company says. */
const joinedOn = (at: number): string => (at % 3 === 0 ? '1989-08-15' : '1985-01-01');
beforeAll(async () => {
  world = await makePay();
  for (let at = 0; at < 24; at += 1)
    people.push((await world.person({ joinedOn: joinedOn(at) })).id);
});
afterAll(() => world.close());

const percent = fc.integer({ min: 1, max: 4000 });
const unit = fc.constantFrom(1, 1, 100);
const structures = fc.record({
  basic: fc.oneof(
    fc.record({ calculation: fc.constant('percentOfGross'), percent, unit }),
    fc.record({
      calculation: fc.constant('shareAfterFixed'),
      divisor: fc.integer({ min: 16_000, max: 30_000 }),
      unit,
    }),
  ),
  rent: fc.record({ percent, unit }),
  medical: fc.integer({ min: 0, max: 900 }),
  overtime: fc.record({
    percent: fc.constantFrom(10_000, 15_000, 20_000),
    isOfGross: fc.boolean(),
  }),
  bonus: fc.record({
    amount: fc.integer({ min: 1, max: 5000 }),
    mostAbsence: fc.constantFrom(0, 1000),
    mostLates: fc.integer({ min: 0, max: 5 }),
  }),
  tiffin: fc.record({
    amount: fc.integer({ min: 1, max: 900 }),
    isProrated: fc.boolean(),
    isOfMembers: fc.boolean(),
  }),
  fund: percent,
  absenceDays: fc.option(fc.constantFrom(26, 30)),
});
const count = (max: number) => fc.integer({ min: 0, max });
const figures = fc.record({
  absence: count(9).map((days) => days * 500),
  overtime: count(6000),
  lates: count(9),
  late_deduction: count(4).map((days) => days * 500),
  nights: count(20),
  suspended: count(3),
  present: count(30),
});
const persons = fc.record({
  gross: fc.integer({ min: 5000, max: 300_000 }),
  paisa: fc.integer({ min: 0, max: 99 }),
  raise: fc.option(
    fc.record({
      day: fc.integer({ min: 2, max: 30 }),
      gross: fc.integer({ min: 5000, max: 300_000 }),
      isOther: fc.boolean(),
    }),
  ),
  joins: fc.option(fc.integer({ min: 2, max: 28 }), { freq: 6 }),
  isOther: fc.boolean(),
  entries: fc.array(
    fc.record({ isCanteen: fc.boolean(), amount: fc.integer({ min: 1, max: 200_000 }) }),
    { maxLength: 3 },
  ),
  figures,
});
const companies = fc.record({
  two: fc.tuple(structures, structures),
  people: fc.array(persons, { minLength: 24, maxLength: 24 }),
  settings: fc.record({
    proration: fc.constantFrom('calendar', '30', '26', 'working'),
    absenceDays: fc.constantFrom('calendar', '30', '26', 'working'),
    overtimeHours: fc.integer({ min: 150, max: 240 }),
    netFloor: fc.constantFrom(0, 0, 20, 50),
    netUnit: fc.constantFrom('0.01', '1', '10'),
  }),
});
type Company = typeof companies extends fc.Arbitrary<infer C> ? C : never;
type Divided = Company['two'][0];

const taka = (amount: number): string => `${amount}.00`;
const of = (name: string): string => world.components[name] ?? '';

function partsOf({ basic, rent, medical, overtime, bonus, tiffin, fund, absenceDays }: Divided) {
  const inGross = 'Yes';
  return [
    { component: of('Basic'), inGross, ...basic },
    {
      component: of('House rent'),
      inGross,
      calculation: 'percentOfComponent',
      of: of('Basic'),
      ...rent,
    },
    { component: of('Incentive'), inGross, calculation: 'fixed', amount: taka(medical) },
    { component: of('Other allowance'), inGross, calculation: 'remainder' },
    {
      component: of('Overtime'),
      calculation: 'countRate',
      count: 'overtime',
      of: overtime.isOfGross ? null : of('Basic'),
      percent: overtime.percent,
    },
    {
      component: of('Attendance bonus'),
      calculation: 'conditional',
      ...bonus,
      amount: taka(bonus.amount),
    },
    {
      component: of('Fund of the employer'),
      calculation: 'fixed',
      amount: taka(tiffin.amount),
      prorated: tiffin.isProrated ? 'Yes' : 'No',
      onlyMembers: tiffin.isOfMembers ? 'Yes' : 'No',
    },
    {
      component: of('Absence'),
      calculation: 'countRate',
      count: 'absence',
      of: of('Basic'),
      divisor: absenceDays,
    },
    { component: of('Late'), calculation: 'countRate', count: 'lateDays', of: of('Basic') },
    { component: of('Unpaid leave'), calculation: 'countRate', count: 'unpaidLeave' },
    {
      component: of('Provident fund'),
      calculation: 'percentOfComponent',
      of: of('Basic'),
      percent: fund,
      onlyMembers: 'Yes',
    },
  ];
}

let round = 0;
async function settle({ two, people: given, settings }: Company): Promise<string> {
  round += 1;
  const year = 1990 + Math.floor(round / 12);
  const month = `${year}-${String((round % 12) + 1).padStart(2, '0')}`;
  const last = new Date(Date.UTC(year, (round % 12) + 1, 0)).getUTCDate();
  const day = (at: number) => `${month}-${String(Math.min(at, last)).padStart(2, '0')}`;
  const { db } = world.test.database;
  await sql`delete from salary_entry`.execute(db);
  await sql`delete from salary_rate`.execute(db);
  // by turns, so that there are members and others among those who came late
  const fundAfterMonths = round % 2 === 0 ? 0 : 12;
  await world.admin.put(`/settings/pay?concern=${world.house.padma}`, {
    ...settings,
    fundAfterMonths,
  });
  const [one, other] = [
    await world.structure(`One ${round}`, partsOf(two[0]), '1986-01-01'),
    await world.structure(`Other ${round}`, partsOf(two[1]), '1986-01-01'),
  ];
  const closed: Record<string, TestFigure> = {};
  for (const [at, id] of people.entries()) {
    const person = given[at];
    if (!person) continue;
    const { gross, paisa, raise, joins, isOther, entries } = person;
    const from =
      joins === null ? (joinedOn(at) > '1986' ? joinedOn(at) : '1986-01-01') : day(joins);
    await world.salary(
      id,
      `${gross}.${String(paisa).padStart(2, '0')}`,
      from,
      isOther ? other : one,
    );
    if (raise && day(raise.day) > from)
      await world.salary(id, taka(raise.gross), day(raise.day), raise.isOther ? other : one);
    for (const { isCanteen, amount } of entries)
      await world.hr.post('/salary-entry', {
        employeeId: id,
        component: of(isCanteen ? 'Canteen' : 'Attendance bonus'),
        amount: taka(amount),
        fromMonth: month,
        toMonth: month,
      });
    closed[id] = person.figures;
  }
  await world.closeMonth(month, closed);
  return month;
}

it('statements and function agree on every line', { timeout: seconds(240) }, async () => {
  await fc.assert(
    fc.asyncProperty(companies, async (company) => {
      const month = await settle(company);
      await world.generate(world.payroll, month);
      expect(await expectSameByHand(world.test.database.db, month)).toBe(people.length);
    }),
    { numRuns: 6, endOnFailure: true },
  );
  const found = await sql<{ isMember: boolean }>`select distinct
      (inputs->>'isMember')::boolean as "isMember" from salary_input order by 1`.execute(
    world.test.database.db,
  );
  expect(found.rows.map(({ isMember }) => isMember)).toEqual([false, true]);
});
