import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealDue } from '../platform/audit/seal-due.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { deedOn } from '../testing/audited.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { end, startServer } from '../testing/server-process.ts';
import { newDatabaseUrl } from '../testing/test-database.ts';

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
const headIn = (said: string): string => /noted elsewhere: ([0-9a-f]{64}) /.exec(said)?.[1] ?? '';

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

  it('sees seals that were cut off the end with all their traces, by the noted head only', async () => {
    const noted = headIn((await check(env)).said);
    await tamper(sql`with cut as (delete from audit_sealed where seal_number = 5 returning audit_entry_id),
      seal as (delete from audit_seal where number = 5)
      delete from audit_entry using cut where id = cut.audit_entry_id`);
    expect((await check(env)).code).toBe(0);
    const { code, said } = await check(env, '--head', noted);
    expect(code).toBe(1);
    expect(said).toContain('the noted head is not in the chain');
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
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    await end(server.child, 'SIGTERM');
    const { code, said } = await check(env);
    expect(code, said).toBe(0);
    expect(said).toContain('The audit log is whole.');
    expect(said).toMatch(/^\d{2,} entries checked\./m);
  });
});
