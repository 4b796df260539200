import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { lifeActions } from '@muster/contract/people/profile/life.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { makeHouse } from '../../testing/people/make-house.ts';
import {
  byPerson,
  type Command,
  type Links,
  PeopleHistory,
} from '../../testing/people/people-history.ts';
import { findEmployees } from './store/employees.ts';
import { always } from '../../platform/db/condition.ts';

/** Whatever is done to people in whatever order, on days that pass: the records agree with a slow memory. */
let test: TestApp;
let links: Links;
beforeAll(async () => {
  test = await makeApp();
  const house = await makeHouse(test, await test.as('admin'));
  links = {
    designationId: [house.officer, house.chief],
    departmentId: [house.sales, house.audit],
    unitId: [house.north, house.field],
  };
});
afterAll(() => test.close());

const who = fc.nat({ max: 5 });
const near = fc.integer({ min: -12, max: 12 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: creation() },
  { weight: 4, arbitrary: changing() },
  { weight: 6, arbitrary: living() },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, which: fc.nat({ max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      days: fc.integer({ min: 1, max: 9 }),
    }),
  },
);
function creation() {
  return fc.record({
    kind: fc.constant('create' as const),
    days: near,
    status: fc.constantFrom('Draft' as const, 'Probation' as const, 'Confirmed' as const),
    manager: fc.nat({ max: 3 }),
  });
}
function changing() {
  const place = fc.nat({ max: 1 });
  return fc.record(
    {
      kind: fc.constant('change' as const),
      who,
      days: near,
      designation: place,
      department: place,
      withUnit: fc.boolean(),
      manager: who,
      second: who,
    },
    { requiredKeys: ['kind', 'who', 'days'] },
  );
}
function living() {
  const action = fc.constantFrom(...lifeActions, 'leave' as const, 'rehire' as const);
  return fc.record({ kind: fc.constant('live' as const), who, action, days: near });
}

const forgetAll = () =>
  transaction(test.database.db, async (tx) => {
    await sql`delete from employment_period`.execute(tx);
    await sql`update employee set line_manager_id = null, second_tier_id = null`.execute(tx);
    await sql`delete from employee`.execute(tx);
  });

/** The copy of today, the periods of every day on which something begins, and the days of a life. */
async function expectAgreement(history: PeopleHistory): Promise<void> {
  const { memory, day } = history;
  const rows = await test.database.db.selectFrom('employee').selectAll().execute();
  expect(rows.map((row) => row.id).toSorted()).toEqual(memory.people().toSorted());
  for (const row of rows) {
    const { joinedOn, confirmedOn, lastDay } = memory.life(row.id);
    expect(jobOf(row), `${row.name} on ${day}`).toEqual(memory.on(row.id, day));
    expect([row.joined_on, row.confirmed_on, row.last_day], row.name).toEqual([
      joinedOn,
      confirmedOn,
      lastDay,
    ]);
  }
  await expectPeriods(history);
  await expectLists(history, [addDays(day, -5), day, addDays(day, 5)]);
  expect(byPerson(history.told)).toEqual(byPerson(history.expected));
}

async function expectPeriods({ memory }: PeopleHistory): Promise<void> {
  const all = test.database.db.selectFrom('employment_period').selectAll().orderBy('from_date');
  const periods = await all.execute();
  for (const id of memory.people())
    for (const start of memory.days(id))
      for (const date of [addDays(start, -1), start, addDays(start, 1)]) {
        const own = periods.filter((row) => row.employee_id === id && row.from_date <= date);
        const held = own.at(-1);
        expect(held && jobOf(held), `${id} on ${date}`).toEqual(memory.on(id, date));
      }
}

async function expectLists({ memory }: PeopleHistory, dates: readonly string[]): Promise<void> {
  for (const asOf of dates) {
    const asked = { projection: 'card', where: always, asOf } as const;
    const page = { limit: 100, pageNo: 1 };
    const listed = await findEmployees(test.database.db, asked, 'createdAt', page);
    const here = memory.people().filter((id) => memory.on(id, asOf));
    expect(listed.map((row) => row.id).toSorted()).toEqual(here.toSorted());
    for (const row of listed)
      expect([row.status, row.unitId?.id ?? null, row.lineManagerId?.id ?? null]).toEqual(
        wanted(memory.on(row.id, asOf)),
      );
  }
}
const wanted = (job: ReturnType<PeopleHistory['memory']['on']>) => [
  job?.status,
  job?.unitId ?? null,
  job?.lineManagerId ?? null,
];
const jobOf = (row: Record<string, unknown>) => ({
  designationId: row.designation_id,
  departmentId: row.department_id,
  unitId: row.unit_id,
  subUnitId: row.sub_unit_id,
  locationId: row.location_id,
  regionId: row.region_id,
  areaId: row.area_id,
  categoryId: row.category_id,
  employmentType: row.employment_type,
  lineManagerId: row.line_manager_id,
  secondTierId: row.second_tier_id,
  status: row.status,
});

describe('random histories', () => {
  it('leave a copy, periods, life dates and events that agree with a slow memory', async () => {
    let done = 0;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 20 }), async (commands) => {
        await forgetAll();
        const history = new PeopleHistory(test.database.db, links);
        for (const one of commands) done += Number(await history.take(one));
        tried += commands.length;
        await expectAgreement(history);
      }),
      { numRuns: 50, interruptAfterTimeLimit: 120_000 },
    );
    // most of what is tried must be allowed, or little is tested
    expect(done / tried).toBeGreaterThan(0.3);
  });
});

describe('days on which nobody looks', () => {
  const history = async (...commands: Command[]) => {
    await forgetAll();
    const one = new PeopleHistory(test.database.db, links);
    for (const next of commands) expect(await one.take(next)).toBe(true);
    await expectAgreement(one);
    return one.told.map(({ kind }) => kind);
  };
  const hired = { kind: 'create', days: -9, status: 'Confirmed', manager: 0 } as const;
  const step = (action: 'leave' | 'rehire', days: number) =>
    ({ kind: 'live', who: 0, action, days }) as const;

  it('someone who joined and left in them has joined and left', async () => {
    const drafted = { kind: 'create', days: 3, status: 'Probation', manager: 0 } as const;
    const told = await history(drafted, step('leave', 6), { kind: 'pass', days: 30 });
    expect(told).toEqual(['joined', 'left']);
  });

  it('someone who left and came back to the same place has left and joined', async () => {
    const told = await history(
      hired,
      step('leave', 3),
      step('rehire', 7),
      {
        kind: 'live',
        who: 0,
        action: 'confirm',
        days: 9,
      },
      { kind: 'pass', days: 20 },
    );
    expect(told).toEqual(['joined', 'left', 'joined']);
  });

  it('and what was told is not told again by a later correction', async () => {
    const told = await history(
      hired,
      step('leave', 1),
      step('rehire', 3),
      { kind: 'live', who: 0, action: 'confirm', days: 5 },
      { kind: 'pass', days: 10 },
      { kind: 'change', who: 0, days: -4, designation: 1 },
      { kind: 'pass', days: 1 },
    );
    expect(told).toEqual(['joined', 'left', 'joined']);
  });
});
