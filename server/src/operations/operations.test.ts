import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '../platform/archive/read-archive.ts';
import { relationsIn } from '../platform/archive/tables.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { localStore } from '../platform/files/local-store.ts';
import { s3Store } from '../platform/files/s3/s3-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import { newId } from '../platform/ids.ts';
import { everything } from '../testing/everything.ts';
import { type S3Server, startS3 } from '../testing/files/s3-server.ts';
import { newDatabase, newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { backUp } from './back-up.ts';
import { migrations } from './places.ts';
import { restore } from './restore.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'muster-operations-'));
const progress = { stage: () => undefined, step: () => undefined };
const opened: Database[] = [];
let s3: S3Server;
let source: Database;
beforeAll(async () => {
  s3 = await startS3();
  source = await newDatabase();
  opened.push(source);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await s3.close();
  rmSync(scratch, { recursive: true, force: true });
});
const inScratch = (name: string) => path.join(scratch, name);

/** A row and, unless it is to be missing, its object. */
async function addFile(store: FileStore, state: string, isThere = true) {
  const content = randomBytes(200_000);
  const at = systemClock.now();
  const file = {
    key: randomBytes(20).toString('hex'),
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest(),
  };
  const account = { account_kind: 'user', account_id: newId(at) };
  const kind = { purpose: 'cv', kind: 'pdf', name: 'cv.pdf', state, created_at: at, state_at: at };
  await source.db
    .insertInto('stored_file')
    .values({ id: newId(at), ...file, ...account, ...kind })
    .execute();
  const place = inScratch('arrived');
  writeFileSync(place, content);
  if (isThere) await store.put(file.key, { path: place, ...file });
  return { ...file, content };
}
const emptyTarget = async () => {
  const database = await openDatabase({
    databaseUrl: await newDatabaseUrl('empty'),
    dataDir: scratch,
  });
  opened.push(database);
  return database;
};
const parts = () => ({ db: source.patient, clock: systemClock, progress, muster: '1.2.3' });
const contentOf = async (store: FileStore, key: string) => {
  const bytes = await store.open(key);
  return bytes && buffer(bytes);
};

describe('files go from one kind of store to the other', () => {
  it.each(['from the object store to a folder', 'from a folder to the object store'])(
    '%s',
    async (way) => {
      const stores = [s3Store(s3.settings, systemClock), localStore(inScratch(way))];
      const [from, to] = way.startsWith('from the') ? stores : stores.toReversed();
      if (!from || !to) throw new Error('no stores');
      await source.db.deleteFrom('stored_file').execute();
      const kept = await addFile(from, 'kept');
      const staged = await addFile(from, 'staged');
      await addFile(from, 'staged', false);
      await addFile(from, 'released', false);
      await addFile(from, 'arriving', false);
      const archive = inScratch(`${way}.muster`);
      await backUp({ ...parts(), store: from }, archive);
      for (const { key } of [kept, staged]) await from.remove(key);
      const target = await emptyTarget();
      const arriving = mkdtempSync(inScratch('arriving-'));
      const place = { db: target.patient, migrations, progress, store: to, arriving };
      await restore(await openArchive(archive), place);
      for (const { key, content } of [kept, staged])
        expect(await contentOf(to, key)).toEqual(content);
      expect(await everything(target.db)).toEqual(await everything(source.db));
      expect(readdirSync(arriving)).toEqual([]);
    },
  );
});

describe('no archive is made', () => {
  const attempt = async (store: FileStore): Promise<unknown> => {
    const folder = inScratch('refused');
    mkdirSync(folder, { recursive: true });
    const made = backUp({ ...parts(), store }, path.join(folder, 'never.muster'));
    const error: unknown = await made.catch((reason: unknown) => reason);
    expect(readdirSync(folder)).toEqual([]);
    return error;
  };

  it('without a file that a record names', async () => {
    await source.db.deleteFrom('stored_file').execute();
    const store = localStore(inScratch('store'));
    const { key } = await addFile(store, 'kept', false);
    expect(String(await attempt(store))).toContain(`The file ${key} is not in the store`);
  });

  it('of a file that is no longer what it was', async () => {
    await source.db.deleteFrom('stored_file').execute();
    const store = localStore(inScratch('store'));
    const { key, content } = await addFile(store, 'kept');
    content[1000] = (content[1000] ?? 0) ^ 1;
    writeFileSync(path.join(inScratch('store'), 'objects', key.slice(0, 2), key), content);
    expect(String(await attempt(store))).toContain(`The file ${key} in the store is not the one`);
  });
});

it('an archive of an older Muster is brought up to date', async () => {
  await source.db.deleteFrom('stored_file').execute();
  const archive = inScratch('older.muster');
  await backUp({ ...parts(), store: localStore(inScratch('store')) }, archive);
  const later = inScratch('later-migrations');
  cpSync(migrations, later, { recursive: true });
  writeFileSync(
    path.join(later, '9999_later.sql'),
    `alter table reporting_line add column later int not null default 7`,
  );
  const target = await emptyTarget();
  const place = { db: target.patient, migrations: later, progress, arriving: scratch };
  await restore(await openArchive(archive), { ...place, store: localStore(inScratch('other')) });
  const { rows } = await sql`select id, later from reporting_line`.execute(target.db);
  expect(rows).toEqual([{ id: 1, later: 7 }]);
  const applied = await sql<{ name: string }>`select name from schema_migration
    order by name desc limit 1`.execute(target.db);
  expect(applied.rows).toEqual([{ name: '9999_later' }]);
});

it('a store that loses files keeps a restore from beginning with the database', async () => {
  await source.db.deleteFrom('stored_file').execute();
  const store = localStore(inScratch('store'));
  await addFile(store, 'kept');
  const archive = inScratch('kept.muster');
  await backUp({ ...parts(), store }, archive);
  const target = await emptyTarget();
  const forgetful: FileStore = { ...store, put: async () => {}, open: async () => null };
  const arriving = mkdtempSync(inScratch('arriving-'));
  const place = { db: target.patient, migrations, progress, store: forgetful, arriving };
  await expect(restore(await openArchive(archive), place)).rejects.toThrow('did not arrive');
  expect(await relationsIn(target.db)).toEqual([]);
  expect(existsSync(archive)).toBe(true);
});
