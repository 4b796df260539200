import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readExport, sumOf } from '../files/read-export.ts';
import { daysByHand, journalByHand, toldLines, type ToldJournal } from './journal-by-hand.ts';
import { made } from './make-house.ts';
import type { Booked } from '../../areas/pay/journal/booked-sums.ts';
import { findBooked } from '../../areas/pay/journal/booked-in-slices.ts';
import { isBookedOf } from '../../areas/pay/journal/journal-store.ts';
import type { PayWorld, TestFigure } from './make-pay.ts';
import { accountSetter, moreAccounts } from './random-accounts.ts';
import { taka } from './random-company.ts';
import { lookedAt } from './looked-at.ts';

const size = 10;
const halves = (max: number) => fc.integer({ min: 0, max }).map((half) => half * 500);
const persons = fc.record({
  /** to which department of which company, on which day */
  moves: fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      to: fc.constantFrom('sales', 'audit', 'sales', 'audit', 'furnace'),
    }),
    { maxLength: 3, selector: ({ day }) => day },
  ),
  /** known in time, or of the month before and made up for now */
  raise: fc.option(
    fc.record({ gross: fc.integer({ min: 5000, max: 90_000 }), isLate: fc.boolean() }),
  ),
  absence: halves(12),
  overtime: fc.integer({ min: 0, max: 4000 }),
  canteen: fc.option(fc.integer({ min: 1, max: 60_000 })),
  incentive: fc.option(fc.integer({ min: 1, max: 9000 })),
  isHeld: fc.boolean(),
  isReversed: fc.boolean(),
});
type Person = typeof persons extends fc.Arbitrary<infer P> ? P : never;
/** The first is always paid, of three parts of the month. */
const alwaysParted: Person = {
  moves: [
    { day: 9, to: 'audit' },
    { day: 20, to: 'sales' },
  ],
  raise: null,
  absence: 500,
  overtime: 61,
  canteen: null,
  incentive: null,
  isHeld: false,
  isReversed: false,
};
const months = fc.record({
  people: fc
    .array(persons, { minLength: size - 1, maxLength: size - 1 })
    .map((rest): Person[] => [alwaysParted, ...rest]),
  netUnit: fc.constantFrom('0.01', '1', '10'),
  /** of the company and of a department, besides those for all */
  more: moreAccounts,
});
type Month = typeof months extends fc.Arbitrary<infer M> ? M : never;

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;
const opposite = { debit: 'credit', credit: 'debit' } as const;
const { journal: said } = payEn;

/**
 * Journals of random months, of people who move between departments and companies, with arrears both ways: each is the
 * same as by hand and even in every department, stays as it was, and is taken back exactly by its reversal.
 */
export async function expectOfRandomJournals(world: PayWorld, numRuns: number): Promise<void> {
  const { db } = world.test.database;
  const { padma: concern, sales, audit, furnace } = world.house;
  const departments = { sales, audit, furnace };
  const people: string[] = [];
  for (let at = 0; at < size; at += 1) {
    const departmentId = at % 2 === 0 ? sales : audit;
    const { id } = await world.person({ joinedOn: '1985-01-01', departmentId });
    await world.salary(id, `${9000 + at * 1137}.${10 + at}`, '1986-01-01');
    people.push(id);
  }
  const setAccounts = await accountSetter(world);

  const move = (employeeId: string, day: string, departmentId: string) =>
    sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
        department_id, status, created_at)
      select gen_random_uuid(), employee_id, ${day}, '{}', 'sync', designation_id, ${departmentId},
        status, created_at
      from employment_period where employee_id = ${employeeId}
      order by from_date desc limit 1`.execute(db);

  const read = async (path: string): Promise<ToldJournal> => {
    const reply = await world.hr.get(path);
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { data: ToldJournal }).data;
  };

  function expectEven({ lines, debit, credit, net, missing }: ToldJournal, paid: bigint): void {
    expect([debit, missing]).toEqual([credit, 0]);
    const sum = (of: ToldJournal['lines'], side: string) =>
      of.reduce((all, line) => (line.side === side ? all + minorUnits(line.amount) : all), 0n);
    expect([sum(lines, 'debit'), sum(lines, 'credit')]).toEqual([
      minorUnits(debit),
      minorUnits(credit),
    ]);
    for (const same of Map.groupBy(lines, ({ department }) => department?._id).values())
      expect(sum(same, 'debit')).toBe(sum(same, 'credit'));
    const ofNet = lines.filter(({ component }) => component === null);
    const out = sum(ofNet, 'credit') - sum(ofNet, 'debit');
    expect([out < 0n ? -out : out, minorUnits(net)]).toEqual([paid, paid]);
  }

  /** As a spreadsheet would read them, row by row. */
  async function expectFilesSame(path: string, journal: ToldJournal): Promise<void> {
    for (const format of ['csv', 'xlsx']) {
      const rows = await readExport(world.test, world.hr, `${path}/export?format=${format}`);
      expect(rows).toHaveLength(journal.lines.length);
      expect([sumOf(rows, said.debit), sumOf(rows, said.credit)]).toEqual([
        minorUnits(journal.debit),
        minorUnits(journal.credit),
      ]);
      expect(rows.map((row) => row[said.code])).toEqual(
        journal.lines.map(({ account }) => account?.code),
      );
    }
  }

  const netOf = async (runId: string, ids: readonly string[]): Promise<bigint> => {
    const found = await sql<{ net: bigint }>`select coalesce(sum(net), 0)::bigint as net
      from salary_sheet where run_id = ${runId} and state <> 'Generated'
        and employee_id = any(${[...ids]}::uuid[])`.execute(db);
    return found.rows[0]?.net ?? 0n;
  };

  const toldSums = ({ people: count, net, sums }: Booked) => [
    count,
    net,
    sums
      .map((sum) =>
        [sum.component?.id, sum.department?.id, sum.lineKind, sum.isBack, sum.amount].join(),
      )
      .toSorted(),
  ];
  async function expectSameInSlices(run: string): Promise<void> {
    const whole = toldSums(await findBooked(db, isBookedOf(run)));
    for (const most of [1, 3, size])
      expect(toldSums(await findBooked(db, isBookedOf(run), most))).toEqual(whole);
  }

  let round = 0;
  async function expectOfMonth(given: Month): Promise<void> {
    round += 1;
    const turn = (at: number) =>
      `${2001 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const [month, before] = [turn(round), turn(round - 1)];
    await world.admin.put(`/settings/pay?concern=${concern}`, { netUnit: given.netUnit });
    const accounts = await setAccounts(given.more);
    const figures: Record<string, TestFigure> = {};
    for (const [at, id] of people.entries()) {
      const person = given.people[at];
      if (!person) continue;
      const { moves, raise, absence, overtime } = person;
      for (const { day, to } of moves.toSorted((one, other) => one.day - other.day))
        await move(id, dayOf(month, day), departments[to]);
      if (raise) {
        const from = dayOf(raise.isLate ? before : month, 1 + at);
        const reply = await world.hr.post('/salary', {
          employeeId: id,
          gross: taka(raise.gross),
          structure: world.staff,
          fromDate: from,
        });
        expect([200, 409], reply.text).toContain(reply.status);
      }
      for (const [name, amount] of [
        ['Canteen', person.canteen],
        ['Incentive', person.incentive],
      ] as const)
        if (amount !== null)
          await world.hr.post('/salary-entry', {
            employeeId: id,
            component: world.components[name],
            amount: taka(amount),
            fromMonth: month,
            toMonth: month,
          });
      figures[id] = { absence, overtime };
    }
    await world.closeMonth(month, figures);
    const run = await world.generate(world.payroll, month);
    const path = `/salary/journal/run/${run}`;
    expect((await read(path)).lines).toEqual([]);
    expect((await world.hr.get(`${path}/export`)).at('code')).toBe('pay.journal-empty');

    const sheets = (await world.sheets(month)) as { _id: string; employeeId: { _id: string } }[];
    const there = people.flatMap((id, at) => {
      const sheet = sheets.find(({ employeeId }) => employeeId._id === id)?._id;
      const person = given.people[at];
      return sheet && person ? [{ id, sheet, ...person }] : [];
    });
    for (const { sheet, isHeld } of there)
      if (isHeld)
        made(await world.hr.post(`/salary/${sheet}/hold`, { reason: 'Papers' }), 'data._id');
    const booked = there.filter(({ isHeld }) => !isHeld);
    const ids = booked.map(({ id }) => id);
    made(await world.hr.post('/salary/salary-approve', { run, reason: lookedAt }), 'data.people');
    const days = await daysByHand(db, run);
    const about = { runId: run, concern, days, accounts };
    const byHand = await journalByHand(db, { ...about, people: ids });
    const approved = await read(path);
    await expectSameInSlices(run);
    expect(toldLines(approved)).toEqual(byHand);
    expectEven(approved, await netOf(run, ids));
    expect([approved.people, approved.unpaid.people, approved.waiting.people]).toEqual([
      ids.length,
      ids.length,
      there.length - ids.length,
    ]);
    await expectFilesSame(path, approved);
    made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
    // what is entered of someone's life later moves nothing
    await sql`update employment_period set department_id = ${audit}
      where department_id = ${sales} and from_date >= ${dayOf(month, 1)}`.execute(db);
    const back = booked.filter(({ isReversed }) => isReversed);
    if (back.length > 0) {
      const asked = await world.payroll.post(`/salary/run/${run}/reverse`, {
        salarySheets: back.map(({ sheet }) => sheet),
        reason: 'Twice',
      });
      const reversal = made(asked, 'data._id');
      const backPath = `/salary/journal/reversal/${reversal}`;
      expect((await world.hr.get(backPath)).at('code')).toBe('pay.reversal-not-approved');
      made(await world.hr.post(`/salary/reversal/${reversal}/approve`), 'data._id');
      const reversed = await read(backPath);
      const those = back.map(({ id }) => id);
      expect(toldLines(reversed)).toEqual(
        await journalByHand(db, { ...about, people: those, isReversal: true }),
      );
      expectEven(reversed, await netOf(run, those));
      expect(reversed.date).toBe('2026-03-02');
      await expectFilesSame(backPath, reversed);
      if (back.length === booked.length)
        expect(toldLines(reversed)).toEqual(
          Object.fromEntries(
            Object.entries(byHand).map(([key, amount]) => [
              key.replace(/debit$|credit$/, (side) => opposite[side as 'debit' | 'credit']),
              amount,
            ]),
          ),
        );
    }
    expect(toldLines(await read(path))).toEqual(byHand);
  }

  await fc.assert(fc.asyncProperty(months, expectOfMonth), { numRuns, endOnFailure: true });
  const split = await sql<{ people: number }>`select count(distinct part.employee_id)::int as people
    from sheet_department as part join salary_sheet as sheet on sheet.attempt_id = part.attempt_id
      and sheet.employee_id = part.employee_id
    where sheet.state in ('Paid', 'Reversed')`.execute(db);
  expect(split.rows[0]?.people).toBeGreaterThan(0);
  for (const change of [
    sql`update sheet_department set days = days + 1`,
    sql`delete from sheet_department`,
    sql`truncate sheet_department`,
    sql`insert into sheet_department select attempt_id, employee_id, ${furnace}, '1999-01-01', 1
      from salary_sheet where state = 'Paid'`,
  ])
    await expect(change.execute(db)).rejects.toThrow('What was paid is not changed.');
}
