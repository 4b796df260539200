import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { type Lines, sendBatches } from '../server/src/testing/files/send-batches.ts';
import { makeApp } from '../server/src/testing/make-app.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { longestHold } from './longest-hold.ts';
import { fillCompany } from './payroll-company.ts';
import { asked } from './payroll-others.ts';

/**
 * Sheets of one-off amounts and of opening figures for so many people, checked, applied and undone on each database:
 * how long the longest transaction took, and how long others waited for a list meanwhile.
 */
const count = Number(process.argv[2] ?? 20_000);
const people = Array.from({ length: count }, (_, at) => `B-${at + 1}`);

const kinds: readonly { path: string; lines: Lines }[] = [
  {
    path: '/salary-entry-sheet',
    lines: [
      ['number', 'component', 'amount', 'month'],
      ...people.map((number, at) => [number, 'Canteen', `${at + 1}`, '2026-12']),
    ],
  },
  {
    path: '/opening-figure-sheet',
    lines: [
      [
        'number',
        'month',
        'taxable',
        'tax',
        'fundOwn',
        'fundEmployer',
        'loanLeft',
        'loanInstalment',
      ],
      ...people.map((number) => [number, '2025-12', '9000', '400', '80', '80', '600', '200']),
    ],
  },
];

async function measure(database: Database): Promise<void> {
  const { db } = database;
  await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
  await fillCompany(db, count);
  const test = await makeApp({ database });
  const [hr, payroll] = [await test.as('hr'), await test.as('payroll')];
  const longest = longestHold(database);
  const measured = async (what: string, work: () => Promise<unknown>) => {
    longest();
    const began = performance.now();
    const waits = await asked(hr, work);
    const taken = (performance.now() - began) / 1000;
    console.log(
      `  ${what}: ${taken.toFixed(1)} s, the longest transaction ${longest().toFixed(0)} ms, others waited ` +
        `${waits.median.toFixed(0)} ms, at most ${waits.longest.toFixed(0)} ms`,
    );
  };
  await measured('nothing', () => wait(2000));
  // as the product runs its jobs: no statement of theirs is stopped
  const jobs = { ...test, database: { ...database, db: database.patient } };
  for (const { path: address, lines } of kinds) {
    const sheets = sendBatches(jobs, { path: address, purpose: 'pay' });
    let id = '';
    await measured(`${address} checked`, async () => (id = await sheets.check(payroll, lines)));
    for (const action of ['apply', 'undo'] as const)
      await measured(`${address} ${action}`, () => sheets.act(payroll, id, action));
    const { state, counts, failure } = await sheets.batch(payroll, id);
    if (state !== 'Undone' || counts.new !== count) throw new Error(failure ?? state);
  }
  await test.close();
  await database.close();
}

const postgres = await startPostgres({ fsync: true });
const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-sheet-'));
try {
  console.log(`${count} people on PostgreSQL`);
  const databaseUrl = await postgres.createDatabase('pay_sheet');
  await measure(await openDatabase({ databaseUrl, dataDir: '' }));
  console.log(`${count} people on the embedded database`);
  await measure(await openDatabase({ dataDir: path.join(folder, 'data') }));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
