import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { backUp } from '../server/src/operations/back-up.ts';
import { move } from '../server/src/operations/move.ts';
import { migrations } from '../server/src/operations/places.ts';
import { restore } from '../server/src/operations/restore.ts';
import { openSource } from '../server/src/operations/source.ts';
import { atOneMoment } from '../server/src/platform/archive/moment.ts';
import { openArchive } from '../server/src/platform/archive/read-archive.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import type { FileStore } from '../server/src/platform/files/store.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';

/**
 * Backup, restore and move of some 500,000 rows beside the floor of merely reading them, and how long
 * the embedded database keeps others waiting for the copy that a backup is made from.
 */
const rows = Number(process.argv[2] ?? 500_000);
const at = '2026-01-01T00:00:00.000Z';
const scratch = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
const progress = { stage: () => undefined, step: () => undefined };
const noFiles = async () => {
  throw new Error('there are no files here');
};
const store: FileStore = { put: noFiles, open: noFiles, remove: noFiles };

/** Two fifths audit entries, two fifths their values, one fifth records with an index of trigrams. */
async function fill({ patient: db }: Database): Promise<void> {
  await migrate(db, migrations);
  const fifth = Math.round(rows / 5);
  await sql`insert into audit_entry (id, at, actor_kind, actor_id, request_id, action, record, record_id,
      changed, values_digest, content_hash, hash_version)
    select gen_random_uuid(), ${at}::timestamptz + number * interval '1 minute', 'user',
      gen_random_uuid(), md5(number::text), 'change', 'designation', gen_random_uuid(),
      array['grade', 'name'], md5(number::text), md5(number::text), 2
    from generate_series(1, ${fifth * 2}::int) as number`.execute(db);
  await sql`insert into audit_value (audit_entry_id, before, after)
    select id, json_build_object('grade', 'M1', 'name', 'পদবি ' || content_hash),
      json_build_object('grade', 'M2', 'name', 'Designation ' || content_hash)
    from audit_entry`.execute(db);
  await sql`insert into designation (id, name, grade, grams, version, created_at, updated_at)
    select gen_random_uuid(), name, 'G' || number % 20,
      (select array_agg(distinct substr(lower(name), first, size))
       from generate_series(1, char_length(name)) as first, generate_series(1, 3) as size
       where first + size - 1 <= char_length(name)), 1, ${at}, ${at}
    from (select number, 'Designation ' || md5(number::text) as name
      from generate_series(1, ${fifth}::int) as number) as made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const pace = Math.round(rows / seconds).toLocaleString('en');
  const memory = `${Math.round(most / 1e6)} MB`;
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s ${pace.padStart(9)} rows/s  memory up to ${memory}`,
  );
  return result;
}

const readAll = (db: Database['db']) =>
  atOneMoment(db, async ({ batches }) => {
    let length = 0;
    for await (const { lines } of batches()) length += lines.length;
    return length;
  });

async function restoreInto(target: Database, file: string): Promise<void> {
  const place = { db: target.patient, migrations, progress, store, arriving: scratch };
  await restore(await openArchive(file), place);
  await target.close();
}

/** The longest that a small question waits while the copy is made. */
async function longestWait(database: Database, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const done = { yes: false };
  const asking = (async () => {
    while (!done.yes) {
      const began = performance.now();
      await sql`select 1`.execute(database.db);
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  await work();
  done.yes = true;
  await asking;
  return longest;
}

const parts = { store, clock: systemClock, progress, muster: 'bench' };
const file = (name: string) => path.join(scratch, `${name}.muster`);
const postgres = await startPostgres();
try {
  const onServer = async (name: string) =>
    openDatabase({ databaseUrl: await postgres.createDatabase(name), dataDir: scratch });
  const source = await onServer('source');
  await fill(source);
  await timed('PostgreSQL: rows read, the floor', () => readAll(source.patient));
  await timed('PostgreSQL: backup', () => backUp({ ...parts, db: source.patient }, file('server')));
  await source.close();
  const target = await onServer('target');
  await timed('PostgreSQL: restore', () => restoreInto(target, file('server')));
  console.log(`archive: ${(statSync(file('server')).size / 1e6).toFixed(1)} MB`);

  const dataDir = path.join(scratch, 'embedded');
  const embedded = await openDatabase({ dataDir });
  await timed('embedded: restore', () => restoreInto(embedded, file('server')));
  const running = await openDatabase({ dataDir });
  await timed('embedded: rows read, the floor', () => readAll(running.patient));
  const copy = await timed('embedded, in use: the copy', async () => {
    let made: Database | undefined;
    const wait = await longestWait(
      running,
      async () => (made = await openSource({ databaseUrl: undefined, dataDir })),
    );
    console.log(`others waited at most ${(wait / 1000).toFixed(2)} s`);
    return made;
  });
  if (!copy) throw new Error('no copy');
  await timed('embedded, in use: backup from the copy', () =>
    backUp({ ...parts, db: copy.patient }, file('embedded')),
  );
  await copy.close();
  const moved = await onServer('moved');
  await timed('embedded: move to PostgreSQL', () =>
    move(running.patient, { db: moved.patient, migrations, progress }),
  );
  await moved.close();
  await running.close();
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
