import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { it } from 'vitest';
import { sealDue } from '../platform/audit/sealing/seal-due.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { logInOver } from '../testing/http-client.ts';
import { startCommand } from '../testing/processes/run-command.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('tamper');

const onDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function ask<R extends pg.QueryResultRow>(
  url: string,
  ...statements: string[]
): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: R[] = [];
    for (const statement of statements) ({ rows } = await client.query<R>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The log of a Muster that was really used, sealed in many seals. */
async function usedLog(): Promise<string> {
  const url = await newDatabaseUrl('empty');
  const server = await startServer({ DATABASE_URL: url, MUSTER_DEMO: 'on', MUSTER_JOBS: 'off' });
  const client = await logInOver(server.address);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  for (let seal = 0; seal < 10; seal += 1) {
    for (let number = 0; number < 30; number += 1)
      await client.call('POST', '/designation', { name: `Sealed ${seal} ${number}` });
    await sealDue(database.db, systemClock);
  }
  await database.close();
  await endProcess(server.child, 'SIGTERM');
  return url;
}

interface Row {
  readonly id: string;
  readonly seal: number;
}
/** As the owner of the database could, past every guard; and the name under which it must show. */
const ways: readonly (readonly [string, (row: Row) => string, (row: Row) => string])[] = [
  [
    'another deed',
    ({ id }) => `update audit_entry set action = 'designation.read' where id = '${id}'`,
    ({ id }) => id,
  ],
  [
    'another moment',
    ({ id }) => `update audit_entry set at = at - interval '1 day' where id = '${id}'`,
    ({ id }) => id,
  ],
  [
    'other values',
    ({ id }) =>
      `update audit_value set after = jsonb_set(after, '{name}', '"x"') where audit_entry_id = '${id}'`,
    ({ id }) => id,
  ],
  [
    'values taken out',
    ({ id }) => `delete from audit_value where audit_entry_id = '${id}'`,
    ({ id }) => id,
  ],
  [
    'deleted',
    ({ id }) =>
      `delete from audit_value where audit_entry_id = '${id}'; delete from audit_entry where id = '${id}'`,
    ({ id }) => id,
  ],
  [
    'deleted with its seal mark',
    ({ id }) =>
      `delete from audit_value where audit_entry_id = '${id}'; delete from audit_sealed where audit_entry_id = '${id}'; delete from audit_entry where id = '${id}'`,
    ({ seal }) => `seal ${seal}`,
  ],
  [
    'a seal made anew',
    ({ seal }) => `update audit_seal set hash = repeat('a', 64) where number = ${seal}`,
    ({ seal }) => `seal ${seal}`,
  ],
  [
    'given another seal mark',
    ({ id }) =>
      `update audit_sealed set content_hash = repeat('b', 64) where audit_entry_id = '${id}'`,
    ({ id }) => id,
  ],
];

it('an audit log that was tampered with', async () => {
  const source = await usedLog();
  const admin = onDatabase(source, 'postgres');
  const template = new URL(source).pathname.slice(1);
  const rows = await ask<Row>(
    source,
    `select e.id, s.seal_number as seal from audit_entry e
    join audit_sealed s on s.audit_entry_id = e.id where e.action = 'designation.create'`,
  );
  const verify = (url: string) => startCommand('audit-verify', [], { DATABASE_URL: url }).ended;
  const untouched = await verify(source);
  promises.none(
    'an untouched log called broken',
    untouched.code === 0 ? [] : [untouched.said],
    rows.length,
  );
  for (const [way, statement, nameOf] of ways) {
    const missed: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const row = rows[Math.floor(Math.random() * rows.length)];
      if (!row) throw new Error('the log is empty');
      const name = `tampered_${randomBytes(6).toString('hex')}`;
      await ask(admin, `create database ${name} template ${template}`);
      const url = onDatabase(source, name);
      await ask(url, 'set session_replication_role = replica', statement(row));
      const { code, said } = await verify(url);
      const line = said
        .split('\n')
        .find((each) => each.startsWith('BROKEN') && each.includes(nameOf(row)));
      if (code !== 1 || !line) missed.push({ row, said });
    }
    promises.none(`${way}: not named by audit:verify`, missed, 3);
  }
});
