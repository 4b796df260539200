import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealDue } from '../platform/audit/sealing/seal-due.ts';
import { sealJob } from '../platform/audit/sealing/seal-job.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { deedOn } from '../testing/people/audited.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { runCommand } from '../testing/processes/run-command.ts';
import { runJob } from '../testing/processes/run-job.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as `npm run audit:verify` runs it. */
async function check(env: Readonly<Record<string, string>>, ...args: string[]) {
  const script = path.join(import.meta.dirname, '../audit-verify.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
const told = (part: string) => expect.stringContaining(part) as string;
const headIn = (said: string): string => /noted elsewhere: ([0-9a-f]{64}) /.exec(said)?.[1] ?? '';

/** Where a head is noted by itself: in what a Muster that runs prints, and in a backup. */
async function copiesOfHead(env: { DATABASE_URL: string }) {
  const { said } = await check(env);
  const log = path.join(folder, 'muster.log');
  const lines: string[] = [];
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: '' });
  await deedOn(database.db, systemClock.now());
  await runJob(
    sealJob((line) => lines.push(line)),
    {},
    { db: database.db, clock: systemClock },
  );
  await database.close();
  writeFileSync(log, ['Muster is running', ...lines, ''].join('\n'));
  const backup = path.join(folder, 'head.muster');
  await runCommand('backup', [backup], { ...env, MUSTER_DATA: path.join(folder, 'nothing') });
  for (const copy of [
    ['--log', log],
    ['--backup', backup],
  ])
    expect(await check(env, ...copy)).toMatchObject({ code: 0, said: told('are in the chain') });
  return { head: headIn(said), log, backup };
}

describe('on a PostgreSQL server', () => {
  let env: { DATABASE_URL: string };
  let database: Database;
  beforeAll(async () => {
    env = { DATABASE_URL: await newDatabaseUrl() };
    database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: '' });
    for (let seal = 0; seal < 3; seal += 1) {
      await deedOn(database.db, systemClock.now());
      await sealDue(database.db, systemClock);
    }
  });
  afterAll(() => database.close());

  const tamper = (statement: ReturnType<typeof sql>) =>
    transaction(database.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await statement.execute(tx);
    });

  it.each([['--head'], ['--head', 'x'], ['--all'], ['--head', 'a'.repeat(64), 'more']])(
    'refuses %s %s',
    async (...args) => {
      const { code, said } = await check(env, ...args);
      expect(code).toBe(1);
      expect(said).toContain('--head <hash>');
    },
  );

  it('ends with 0 and the head to be noted, and knows that head again', async () => {
    const first = await check(env);
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toMatch(/^3 entries checked\. Values erased: 0\. Not sealed yet: 0\.$/m);
    expect(first.said).toContain('The audit log is whole.');
    await deedOn(database.db, systemClock.now());
    await sealDue(database.db, systemClock);
    const later = await check(env, '--head', headIn(first.said));
    expect(later.code, later.said).toBe(0);
    expect(later.said).toContain('The noted head is seal 3 ');
    expect(headIn(later.said)).not.toBe(headIn(first.said));
  });

  it('says how much is not sealed yet and since when', async () => {
    await deedOn(database.db, '2026-01-02T03:04:05.000Z');
    const { code, said } = await check(env);
    expect(code).toBe(0);
    expect(said).toContain('Not sealed yet: 1, the oldest of 2026-01-02T03:04:05.000Z.');
    await sealDue(database.db, systemClock);
  });

  it('sees seals that were cut off the end with all their traces, by a copy of the head only', async () => {
    const { head, log, backup } = await copiesOfHead(env);
    await tamper(sql`with cut as (delete from audit_sealed where seal_number >= 5 returning audit_entry_id),
      seal as (delete from audit_seal where number >= 5)
      delete from audit_entry using cut where id = cut.audit_entry_id`);
    expect((await check(env)).code).toBe(0);
    const byHead = await check(env, '--head', head);
    expect([byHead.code, byHead.said]).toEqual([1, told('the noted head is not in the chain')]);
    const byLog = await check(env, '--log', log);
    expect([byLog.code, byLog.said]).toEqual([1, told(`BROKEN missing seal 6 is noted in ${log}`)]);
    const byBackup = await check(env, '--backup', backup);
    expect([byBackup.code, byBackup.said]).toEqual([
      1,
      told(`BROKEN missing seal 6 is noted in ${backup}`),
    ]);
  });

  it('accepts no copy without a head', async () => {
    const log = path.join(folder, 'other.log');
    writeFileSync(log, 'Muster is running\n');
    const { code, said } = await check(env, '--log', log);
    expect([code, said]).toEqual([1, told(`There is no head of an audit log in ${log}.`)]);
  });

  it('names a row that was altered, and ends with 1', async () => {
    const row = await database.db
      .selectFrom('audit_entry')
      .select(['id', 'at', 'record_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await tamper(sql`update audit_entry set changed = '{pay}' where id = ${row.id}`);
    const { code, said } = await check(env);
    expect(code).toBe(1);
    expect(said).toContain(
      `BROKEN content entry ${row.id}  ${row.at}  thing.change  thing ${row.record_id}  seal `,
    );
    expect(said).toContain('The audit log is NOT whole: 1 broken.');
  });

  it('says of a database without seals that there are none', async () => {
    const { code, said } = await check({ DATABASE_URL: await newDatabaseUrl('empty') });
    expect(code).toBe(1);
    expect(said).toContain('This database has no seals yet.');
    expect(said).not.toMatch(/\n\s+at /);
  });
});

describe('on the embedded database', () => {
  it('makes no database where there is none', async () => {
    const { code, said } = await check({ MUSTER_DATA: folder });
    expect(code).toBe(1);
    expect(said).toContain(`There is no database in ${folder}.`);
    expect(existsSync(path.join(folder, 'database'))).toBe(false);
  });

  it('points to the screen while the server runs, and checks when it is stopped', async () => {
    const env = { MUSTER_DATA: newDataFolder(path.join(folder, 'data'), 'demo') };
    const server = await startServer(env);
    const refused = await check(env);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('is in use by another Muster process.');
    expect(refused.said).toContain('Administration, Audit log, Verify now.');
    await endProcess(server.child, 'SIGTERM');
    const { code, said } = await check(env);
    expect(code, said).toBe(0);
    expect(said).toContain('The audit log is whole.');
    expect(said).toMatch(/^\d{2,} entries checked\./m);
  });
});
