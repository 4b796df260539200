import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { addManyPaid } from '../../../testing/faults/many-paid.ts';
import { seconds } from '../../../testing/clocks/patience.ts';
import { runJob } from '../../../testing/processes/run-job.ts';
import { startJobs } from '../../../platform/jobs/engine.ts';
import { generateJob } from '../runs/generate-job.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-'));
let database: Database;
let world: PayWorld;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'migrated') });
  world = await makePay({ database });
});
afterAll(async () => {
  await world.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a month is paid on the embedded database as on a server, to the last unit', async () => {
  const month = '2026-02';
  const raised = (await world.person()).id;
  const absent = (await world.person()).id;
  await world.salary(raised, '31000.33', '2025-01-01');
  await world.salary(raised, '45000.00', '2026-02-16');
  await world.salary(absent, '22000.00', '2025-01-01');
  const canteen = { component: world.components['Canteen'], fromMonth: month, toMonth: null };
  await world.hr.post('/salary-entry', { ...canteen, employeeId: absent, amount: '30000.00' });
  await world.closeMonth(month, {
    [raised]: { overtime: 725 },
    [absent]: { absence: 3500, late_deduction: 500 },
  });
  const run = await world.generate(world.payroll, month);
  expect(await expectSameByHand(database.db, month)).toBe(2);
  const paying = Array.from({ length: 8 }, () => world.hr.post('/salary/salary-paid', { run }));
  const replies = await Promise.all(paying);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await world.sheets(month)).map(({ status }) => status)).toEqual(['Paid', 'Paid']);
  const sheets = database.db.updateTable('salary_sheet').set({ net: 0n });
  await expect(sheets.execute()).rejects.toThrow('What was paid is not changed.');
});

it('a festival bonus comes to the same there', async () => {
  const { id } = await world.person({ joinedOn: '2025-09-20' });
  await world.salary(id, '30000.00', '2025-09-20');
  await world.bonus(world.payroll, {
    festival: 'Eid-ul-Fitr',
    date: '2026-03-20',
    percent: 10_000,
    of: null,
    afterMonths: 6,
    prorated: 'Yes',
    religions: [],
  });
  expect(await expectSameByHand(database.db, '2026-03')).toBe(3);
  const [own] = await world.sheets('2026-03', `&employeeId=${id}`);
  expect(own).toMatchObject({ kind: 'Bonus', net: '15000.00' });
});

it('looks up a sheet by its key for each line, also where there was none when it was first asked', async () => {
  const month = '2026-04';
  await sql`analyze salary_sheet`.execute(database.db);
  const { id } = await world.person({ joinedOn: '2025-01-01' });
  await world.salary(id, '30000.00', '2025-01-01');
  await world.closeMonth(month, { [id]: { overtime: 60, absence: 500 } });
  const scans = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    const found = await sql<{ scans: bigint }>`select idx_scan as scans from pg_stat_user_indexes
      where indexrelname = 'salary_sheet_pkey'`.execute(database.db);
    return Number(found.rows[0]?.scans);
  };
  const before = await scans();
  await world.generate(world.payroll, month);
  const { rows } = await sql`select 1 from salary_line as line join salary_sheet as sheet
      on sheet.attempt_id = line.attempt_id and sheet.employee_id = line.employee_id
    where sheet.month = ${month}`.execute(database.db);
  const after = await scans();
  expect(rows.length).toBeGreaterThan(5);
  expect(after - before).toBeGreaterThanOrEqual(rows.length);
});

it('many ask at once and several work on it: it is there once', async () => {
  const month = '2026-05';
  const { id } = await world.person({ joinedOn: '2025-01-01' });
  await world.salary(id, '30000.00', '2025-01-01');
  await world.closeMonth(month, { [id]: {} });
  const wish = { concernCompany: world.house.padma, month };
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => world.payroll.post('/salary/salary-generate', wish)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409, 409]);
  const { db } = database;
  const { id: attemptId } = await db
    .selectFrom('salary_attempt')
    .select('id')
    .where('state', '=', 'Making')
    .executeTakeFirstOrThrow();
  const work = () => runJob(generateJob(), { attemptId }, { db, clock: world.clock });
  const results = await Promise.allSettled([work(), work(), work()]);
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await world.sheets(month)).toHaveLength(1);
  const kept = await sql`select 1 from salary_sheet where month = ${month}`.execute(db);
  expect(kept.rows).toHaveLength(1);
});

it('a large company that began first leaves a small one its turn', async () => {
  const month = '2026-06';
  const many = 200;
  await world.structure('Workers', [
    { component: world.components['Basic'] ?? '', calculation: 'remainder', inGross: 'Yes' },
  ]);
  const large = await addManyPaid(database.db, many, [month]);
  const { id } = await world.person({ joinedOn: '2025-01-01' });
  await world.salary(id, '30000.00', '2025-01-01');
  await world.closeMonth(month, { [id]: {} });
  const engine = await startJobs({
    database,
    clock: world.clock,
    jobs: [generateJob({ givesWay: true })],
    log: () => {},
  });
  const ask = async (concernCompany: string) =>
    (await world.payroll.post('/salary/salary-generate', { concernCompany, month })).at('data._id');
  const stateOf = async (run: string) =>
    (await world.hr.get(`/salary/run/${run}`)).at('data.status');
  const [first, second] = [await ask(large), await ask(world.house.padma)];
  try {
    for (const run of [second, first])
      await expect.poll(() => stateOf(run), { timeout: seconds(120) }).toBe('Generated');
  } finally {
    await engine.stop();
  }
  const shown = await sql<{
    run: string;
    people: number;
  }>`select run_id as run, (select count(*)::int
      from salary_sheet where attempt_id = attempt.id) as people
    from salary_attempt as attempt where run_id in (${first}, ${second}) and state = 'Live'
    order by xmin::text::bigint`.execute(database.db);
  expect(shown.rows).toEqual([
    { run: second, people: 1 },
    { run: first, people: many },
  ]);
});
