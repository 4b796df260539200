import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { perform } from '../../../platform/jobs/run.ts';
import { sheetJobs } from '../../../platform/sheets/batches/jobs/sheet-jobs.ts';
import { inDhaka } from '../../../testing/clocks/in-dhaka.ts';
import { type Lines, sendBatches, workOff } from '../../../testing/files/send-batches.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { entryWork } from './entry-work.ts';
import { openingWork } from './opening-work.ts';
import { entrySheet, openingSheet } from './pay-sheet.ts';

let world: PayWorld;
/** whose jobs are done at the time of the house */
let test: PayWorld['test'];
let payroll: PayWorld['payroll'];
const people: string[] = [];
beforeAll(async () => {
  world = await makePay();
  test = { ...world.test, clock: Object.assign(world.clock, { advance: () => undefined }) };
  ({ payroll } = world);
  for (const number of ['S-1', 'S-2']) {
    const { id } = await world.person({ number, name: `Person ${number}` });
    await world.salary(id, '20000.00', '2025-01-01');
    people.push(id);
  }
});
afterAll(() => world.close());

/** One run of the job that waits, by jobs of which a part was changed. */
async function runOnce({
  entries = entryWork,
  openings = openingWork,
}: {
  readonly entries?: typeof entryWork;
  readonly openings?: typeof openingWork;
}): Promise<void> {
  const { db } = test.database;
  const parts = { now: inDhaka, store: test.files.store };
  const jobs = [
    ...sheetJobs({ ...parts, subject: entrySheet, work: entries }),
    ...sheetJobs({ ...parts, subject: openingSheet, work: openings }),
  ];
  const { id } = await db
    .selectFrom('job')
    .select('id')
    .where('kind', 'like', 'pay.%-sheet-%')
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  const running = { db, clock: test.clock, jobs: byKind, log: () => undefined };
  await perform(running, id, new AbortController().signal);
}

const rowsIn = async (table: string): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(table)} where batch_id is not null`.execute(test.database.db)
  ).rows[0]?.count ?? 0;
const shownEntries = async () => (await payroll.get('/salary-entry/data?search=S-')).at('total');
const shownLoans = async () => (await payroll.get('/salary-loan/data?search=S-')).at('total');
const funds = async () => (await payroll.get(`/provident-fund/${people[0]}`)).at('data.balance');

const path = '/salary-entry-sheet';
const sheetOf = (month: string): Lines => [
  ['number', 'component', 'amount', 'month'],
  ...['S-1', 'S-2'].map((number) => [number, 'Canteen', '300', month]),
];
const killed = () => Promise.reject(new Error('killed'));

it('broken off before it counts nothing is seen or paid; taken up again it is whole and there once', async () => {
  const sheets = sendBatches(test, { path, purpose: 'pay' });
  const id = await sheets.check(payroll, sheetOf('2026-03'));
  expect((await payroll.post(`${path}/${id}/apply`)).status).toBe(200);
  await runOnce({ entries: { ...entryWork, publish: killed } });
  expect([await rowsIn('salary_entry'), await shownEntries()]).toEqual([2, '0']);
  await world.closeMonth('2026-03', Object.fromEntries(people.map((person) => [person, {}])));
  await world.generate(payroll, '2026-03');
  const deducted = async () => (await world.sheets('2026-03')).map(({ deductions }) => deductions);
  const without = await deducted();
  await workOff(test);
  expect([await rowsIn('salary_entry'), await shownEntries()]).toEqual([2, '2']);
  expect(await sheets.batch(payroll, id)).toMatchObject({ state: 'Applied', failure: null });
  await world.generate(payroll, '2026-03');
  expect(await deducted()).not.toEqual(without);
  expect((await sheets.act(payroll, id, 'undo')).status).toBe(200);
  expect([await rowsIn('salary_entry'), await shownEntries()]).toEqual([0, '0']);
});

it('a run that was taken for dead neither writes nor takes away', async () => {
  const sheets = sendBatches(test, { path, purpose: 'pay' });
  const id = await sheets.check(payroll, sheetOf('2026-05'));
  await payroll.post(`${path}/${id}/apply`);
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hanging = runOnce({
    entries: {
      ...entryWork,
      checkSome: async (...given) => {
        reached.resolve();
        await gate.promise;
        return entryWork.checkSome(...given);
      },
    },
  });
  await reached.promise;
  await workOff(test);
  expect(await shownEntries()).toBe('2');
  gate.resolve();
  await hanging;
  expect([await rowsIn('salary_entry'), await shownEntries()]).toEqual([2, '2']);
  await sheets.act(payroll, id, 'undo');
});

it('is refused whole, and leaves nothing behind, where pay was agreed to while it was written', async () => {
  const sheets = sendBatches(test, { path, purpose: 'pay' });
  const id = await sheets.check(payroll, sheetOf('2026-04'));
  await world.closeMonth('2026-04', Object.fromEntries(people.map((person) => [person, {}])));
  const run = await world.generate(payroll, '2026-04');
  await payroll.post(`${path}/${id}/apply`);
  await runOnce({
    entries: {
      ...entryWork,
      publish: async (...given) => {
        expect(await rowsIn('salary_entry')).toBe(2);
        expect((await world.hr.post('/salary/salary-approve', { run })).status).toBe(200);
        return entryWork.publish(...given);
      },
    },
  });
  expect(await sheets.batch(payroll, id)).toMatchObject({
    state: 'Checked',
    failure: expect.stringContaining('Someone changed Person S-1, Person S-2'),
  });
  expect([await rowsIn('salary_entry'), await shownEntries()]).toEqual([0, '0']);
});

it('loans and shares of a sheet count with it, and no longer from the moment it is undone', async () => {
  const opening = '/opening-figure-sheet';
  const sheets = sendBatches(test, { path: opening, purpose: 'pay' });
  const id = await sheets.check(payroll, [
    ['number', 'month', 'fundOwn', 'fundEmployer', 'loanLeft', 'loanInstalment'],
    ...['S-1', 'S-2'].map((number) => [number, 'Dec 2025', '80', '80', '600', '200']),
  ]);
  const written = async () => [await rowsIn('opening_figure'), await rowsIn('salary_loan')];
  const shown = async () => [await shownLoans(), await funds()];
  await payroll.post(`${opening}/${id}/apply`);
  await runOnce({ openings: { ...openingWork, publish: killed } });
  expect([await written(), await shown()]).toEqual([
    [2, 2],
    ['0', '0.00'],
  ]);
  await workOff(test);
  expect([await written(), await shown()]).toEqual([
    [2, 2],
    ['2', '160.00'],
  ]);
  expect((await payroll.post(`${opening}/${id}/undo`)).status).toBe(200);
  await runOnce({});
  expect([await written(), await shown()]).toEqual([
    [2, 2],
    ['0', '0.00'],
  ]);
  await workOff(test);
  expect([await written(), await shown()]).toEqual([
    [0, 0],
    ['2', '0.00'],
  ]);
  expect((await payroll.get('/salary-loan/data?search=S-1')).body).toMatchObject({
    data: [{ status: 'Cancelled' }],
  });
});
