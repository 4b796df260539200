import { payEn } from '@muster/contract/pay/words.en.ts';
import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { addDays, addMonths, dayCount } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readExport, sumOf } from '../files/read-export.ts';
import { expectSums, keptPayOf } from './kept-pay.ts';
import { blankPart, type PayWorld, type TestFigure } from './make-pay.ts';
import {
  companies,
  type Company,
  companySize,
  moreComponents,
  partsOf,
  taka,
} from './random-company.ts';
import { forgetLives, keepPeriod, live, overrideLine, takeLeave } from './random-life.ts';
import { made } from './make-house.ts';
import { putSlabs, putTaxpayer, randomCountry } from './random-tax.ts';
import { expectSameByHand } from './same-by-hand.ts';
import { expectSameInParts } from './same-in-parts.ts';

/** Every third has been there for months only: whether they are members depends on what the company says. */
const joinedOn = (at: number): string => (at % 3 === 0 ? '1989-08-15' : '1985-01-01');

/** The people in another order, so many at once. */
const partings = fc.record({
  order: fc.shuffledSubarray([...Array.from({ length: companySize }).keys()], {
    minLength: companySize,
  }),
  most: fc.integer({ min: 1, max: companySize - 1 }),
});

const { run, sheet } = payEn;
const headings = {
  gross: run.gross,
  earnings: run.earnings,
  deductions: run.deductions,
  net: run.net,
  employer: run.employer,
  carried: sheet.carried,
};
type Amount = keyof typeof headings;
const amounts = Object.keys(headings) as Amount[];
type Figures = Readonly<Record<Amount, string>> & {
  readonly employeeId: { readonly _id: string };
  readonly paidDays: number;
};

/** What each would get; a preview has it as a sheet has. */
const shown = ({ employeeId, paidDays, ...row }: Figures): string =>
  [employeeId._id, paidDays, ...amounts.map((name) => row[name])].join();
const totalsOf = (rows: readonly Figures[]) =>
  amounts.map((name) => rows.reduce((sum, row) => sum + minorUnits(row[name]), 0n));

interface Settled {
  readonly month: string;
  readonly next: string;
  readonly one: string;
  readonly from: string;
  /** in another company by the end: what is entered for them is paid there */
  readonly gone: ReadonlySet<string>;
}

/**
 * Months of random companies in a house where pay is kept, and all that has to hold of each of them; answers the last.
 */
export async function expectOfRandomMonths(world: PayWorld, numRuns: number): Promise<string> {
  const { db } = world.test.database;
  const people: string[] = [];
  for (let at = 0; at < companySize; at += 1)
    people.push((await world.person({ joinedOn: joinedOn(at) })).id);
  const components: Record<string, string> = { ...world.components };
  for (const [name, kind, takenAs] of moreComponents)
    components[name] = await world.component(name, kind, takenAs);
  const types = [await world.kind(), await world.kind(), await world.kind()];
  const of = (name: string): string => components[name] ?? '';
  const entry = (at: number, component: string, amount: string, fromMonth: string) =>
    world.hr.post('/salary-entry', {
      employeeId: people[at],
      component: of(component),
      amount,
      fromMonth,
      toMonth: fromMonth,
    });

  /** By these slabs, with what is known of each and what is planned for the rest of the year. */
  async function tax({ card, incomeYearStart, planned, people: given }: Company, month: string) {
    await putSlabs(db, month, card);
    await world.admin.put(`/settings/company?concern=${world.house.padma}`, { incomeYearStart });
    for (const [at, id] of people.entries())
      if (given[at]) await putTaxpayer(db, id, month, given[at].taxpayer);
    await sql`delete from planned_bonus`.execute(db);
    for (const [at, { after, percent, isOfGross, afterMonths, isProrated }] of planned.entries())
      await sql`insert into planned_bonus (id, concern_id, month, title, percent, of_component_id,
          after_months, is_prorated, religions, created_by_kind, created_by_id, created_at, version)
        values (gen_random_uuid(), ${world.house.padma}, ${addMonths(month, after)}, ${`Bonus ${at}`},
          ${percent}, ${isOfGross ? null : of('Basic')}, ${afterMonths}, ${isProrated}, '{}', 'user',
          gen_random_uuid(), now(), 1)`.execute(db);
  }

  let round = 0;
  let newest = '';
  let isAnyTaxed = false;
  async function settle(company: Company): Promise<Settled> {
    const { two, later, isShifted, people: given, settings } = company;
    round += 1;
    isAnyTaxed ||= settings.incomeTax === 'Yes';
    const monthAt = (turn: number): string =>
      `${1990 + Math.floor(turn / 12)}-${String((turn % 12) + 1).padStart(2, '0')}`;
    const month = monthAt(round);
    newest = month;
    const [first, last] = isShifted
      ? [`${monthAt(round - 1)}-26`, `${month}-25`]
      : [`${month}-01`, addDays(`${monthAt(round + 1)}-01`, -1)];
    const day = (at: number) => addDays(first, Math.min(at, dayCount(first, last)) - 1);
    await sql`delete from salary_entry`.execute(db);
    await sql`delete from salary_rate`.execute(db);
    await forgetLives(db);
    // by turns, so that there are members and others among those who came late
    const fundAfterMonths = round % 2 === 0 ? 0 : 12;
    await world.admin.put(`/settings/pay?concern=${world.house.padma}`, {
      ...settings,
      fundAfterMonths,
      taxCountry: randomCountry,
    });
    await tax(company, month);
    const [one, other] = [
      await world.structure(`One ${round}`, partsOf(components, two[0]), '1986-01-01'),
      await world.structure(`Other ${round}`, partsOf(components, two[1]), '1986-01-01'),
    ];
    if (later) {
      const parts = partsOf(components, later.parts).map((part) => ({ ...blankPart, ...part }));
      const version = { fromDate: day(later.day), parts };
      made(await world.admin.post(`/salary-structure/${one}/version`, version), 'data._id');
    }
    const closed: Record<string, TestFigure> = {};
    for (const [at, id] of people.entries()) {
      const person = given[at];
      if (!person) continue;
      const { gross, paisa, raise, isOther, entries, goes } = person;
      const joins = goes ? null : person.joins;
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
        await entry(at, isCanteen ? 'Canteen' : 'Attendance bonus', taka(amount), month);
      const days = dayCount(first, last);
      const none = { suspended: 0, long_leave: 0, working: 0, present: 0 };
      const all = person.away && { ...none, [person.away]: days };
      closed[id] = { ...person.figures, days, ...all };
      const { sales: here, furnace: elsewhere } = world.house;
      await live(db, id, person, { here, elsewhere, day });
    }
    const concernId = world.house.padma;
    await keepPeriod(db, concernId, month, { first, last });
    await world.closeMonth(month, closed);
    for (const [at, id] of people.entries())
      if (given[at]) await takeLeave(db, { concernId, month, types }, id, given[at]);
    const gone = new Set(people.filter((_, at) => given[at]?.goes?.how === 'went'));
    return { month, next: monthAt(round + 1), one, from: day(15), gone };
  }

  async function previewOf(month: string): Promise<Figures[]> {
    const query = `concernCompany=${world.house.padma}&month=${month}&limit=100`;
    const reply = await world.payroll.get(`/salary/get-data-for-salary-generate?${query}`);
    return (reply.body as { data: Figures[] }).data;
  }

  /** Every column of amounts in both files, and the totals above the list, against the rows of the database. */
  async function expectFilesAddUp(month: string): Promise<void> {
    const sums = amounts.map(
      (name) => sql`sum(sheet.${sql.ref(name)})::bigint as ${sql.ref(name)}`,
    );
    const { rows } = await sql<Record<Amount, bigint>>`select ${sql.join(sums)}
      from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
      where sheet.month = ${month} and attempt.state = 'Live'`.execute(db);
    const kept = amounts.map((name) => rows[0]?.[name]);
    for (const format of ['csv', 'xlsx']) {
      const path = `/salary/get-salary-sheet/export?month=${month}&format=${format}`;
      const read = await readExport(world.test, world.hr, path);
      expect(read).toHaveLength(people.length);
      expect([format, ...amounts.map((name) => sumOf(read, headings[name]))]).toEqual([
        format,
        ...kept,
      ]);
    }
    const list = await world.hr.get(`/salary/get-salary-sheet?month=${month}&limit=1`);
    const { totals } = list.body as { totals: Record<Amount, string> };
    expect(amounts.map((name) => minorUnits(totals[name]))).toEqual(kept);
  }

  /** Generated twice it is the same to the letter; what does not belong to the month changes nothing of it. */
  async function expectSameAgain({ month, next, one }: Settled): Promise<void> {
    const before = await keptPayOf(db, month);
    expect(before.size).toBe(people.length);
    await world.generate(world.payroll, month);
    expect(await keptPayOf(db, month)).toEqual(before);
    await entry(0, 'Canteen', '77.00', next);
    await world.salary(people[1] ?? '', '99999.00', `${next}-01`, one);
    const lent = { employeeId: people[2], principal: '5000.00', instalment: '900.00' };
    await world.hr.post('/salary-loan', { ...lent, fromMonth: next });
    await sql`update employee set name = name || ' Khan' where id = ${people[3]}`.execute(db);
    await world.generate(world.payroll, month);
    expect(await keptPayOf(db, month)).toEqual(before);
  }

  /** What concerns one changes one; a month that is split at the same salary comes to the same. */
  async function expectOthersSame({ month, from, gone }: Settled): Promise<void> {
    const before = await keptPayOf(db, month);
    const split = await sql<{ id: string }>`insert into salary_rate (id, employee_id, from_date,
        structure_id, gross, created_by_kind, created_by_id, created_at, version)
      select gen_random_uuid(), last.employee_id, ${from}, structure_id, gross, created_by_kind,
        created_by_id, created_at, 1
      from (select distinct on (employee_id) * from salary_rate
        where from_date <= ${from}::date + 15 order by employee_id, from_date desc) as last
      where last.from_date < ${from} returning employee_id as id`.execute(db);
    const isSplit = new Set(split.rows.map(({ id }) => id));
    expect(isSplit.size).toBeGreaterThan(0);
    const one = people.findIndex((id) => !isSplit.has(id) && !gone.has(id));
    if (one >= 0) await entry(one, 'Attendance bonus', '123.00', month);
    await world.generate(world.payroll, month);
    const after = await keptPayOf(db, month);
    const changed = (part: 'whole' | 'amounts') =>
      people.filter((id) => after.get(id)?.[part] !== before.get(id)?.[part]);
    expect(changed('amounts')).toEqual(people.filter((_, at) => at === one));
    expect(changed('whole')).toEqual(people.filter((id, at) => at === one || isSplit.has(id)));
  }

  await fc.assert(
    fc.asyncProperty(companies, partings, async (company, { order, most }) => {
      const settled = await settle(company);
      const { month } = settled;
      const preview = await previewOf(month);
      const runId = await world.generate(world.payroll, month);
      expect(await expectSameByHand(db, month)).toBe(people.length);
      await expectSums(db, month);
      const sheets = (await world.sheets(month)) as unknown as Figures[];
      expect(preview.map(shown).toSorted()).toEqual(sheets.map(shown).toSorted());
      expect(totalsOf(preview)).toEqual(totalsOf(sheets));
      const ids = order.map((turn) => people[turn] ?? '');
      const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
        ids.slice(at * most, (at + 1) * most),
      );
      await expectSameInParts(db, month, parts);
      await expectFilesAddUp(month);
      for (const [at, id] of people.entries()) {
        const [name, amount] = company.people[at]?.override ?? [];
        if (name && amount !== undefined) await overrideLine(db, runId, id, [of(name), amount]);
      }
      await world.generate(world.payroll, month);
      expect(await expectSameByHand(db, month)).toBe(people.length);
      await expectSums(db, month);
      await expectSameAgain(settled);
      await expectOthersSame(settled);
    }),
    { numRuns, endOnFailure: true },
  );
  const found = await sql<{ isMember: boolean }>`select distinct
      (inputs->>'isMember')::boolean as "isMember" from salary_input order by 1`.execute(db);
  expect(found.rows.map(({ isMember }) => isMember)).toEqual([false, true]);
  const taxed = await sql`select 1 from salary_input
    where (inputs->'tax') is not null limit 1`.execute(db);
  expect(taxed.rows).toHaveLength(isAnyTaxed ? 1 : 0);
  // whatever follows in the same house is taxed by no made-up slabs
  const usual = { incomeTax: 'No', taxCountry: 'BD' };
  await world.admin.put(`/settings/pay?concern=${world.house.padma}`, usual);
  return newest;
}
