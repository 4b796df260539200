import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deedOn, verified } from '../../../testing/people/audited.ts';
import { testClock } from '../../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../../testing/postgres/test-database.ts';
import type { Database } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { contentHash, digest } from './content.ts';
import { eraseValues } from '../erasures.ts';
import type { Broken } from './judge.ts';
import { sealDue } from './seal-due.ts';

let database: Database;
let db: Database['db'];
let entries: readonly string[];
const clock = testClock();

const entryOf = (id: string) =>
  db.selectFrom('audit_entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

beforeEach(async () => {
  database = await newDatabase();
  db = database.db;
  for (let seal = 0; seal < 3; seal += 1) {
    for (let count = 0; count < 3; count += 1) await deedOn(db, clock.now());
    await sealDue(db, clock);
    clock.advance(1000);
  }
  await deedOn(db, clock.now());
  const rows = await db.selectFrom('audit_entry').select('id').orderBy('id').execute();
  entries = rows.map((row) => row.id);
});
afterEach(() => database.close());

/** As someone who owns the database and knows how it is guarded. */
const tamper = (...statements: RawBuilder<unknown>[]) =>
  transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });

const erase = (...ids: string[]) =>
  transaction(db, (tx) => eraseValues(tx, { at: clock.now(), actor: null, requestId: null }, ids));

const named = (broken: readonly Broken[]) =>
  broken.map(({ fault, id, seal }) => [fault, id ?? `seal ${seal}`]);
const found = async () => named((await verified(db)).broken);
const old = () => entries[4] ?? '';
const waiting = () => entries[9] ?? '';

it('finds nothing in what nobody touched, and says what waits and what was erased', async () => {
  await erase(old());
  expect(await verified(db)).toMatchObject({ entries: 11, erased: 1, unsealed: 2, broken: [] });
});

describe('an entry', () => {
  it('with another content is named with when, what and on which record', async () => {
    const { at, record_id: recordId } = await entryOf(old());
    await tamper(sql`update audit_entry set action = 'thing.read' where id = ${old()}`);
    expect((await verified(db)).broken).toEqual([
      { fault: 'content', id: old(), seal: 2, at, action: 'thing.read', record: 'thing', recordId },
    ]);
  });

  it.each([
    ['at', sql`at + interval '1 minute'`],
    ['actor_kind', sql`'user'`],
    ['actor_id', sql`gen_random_uuid()`],
    ['person_id', sql`gen_random_uuid()`],
    ['request_id', sql`'x'`],
    ['record', sql`'other'`],
    ['record_id', sql`null`],
    ['changed', sql`'{}'`],
    ['values_digest', sql`null`],
    ['hash_version', sql`1`],
    ['content_hash', sql`'x'`],
  ])('changed in %s is named', async (column, value) => {
    await tamper(
      sql`update audit_entry set ${sql.ref(column)} = ${value} where id in (${old()}, ${waiting()})`,
    );
    const names = await found();
    expect(names).toContainEqual(['content', old()]);
    expect(names).toContainEqual(['content', waiting()]);
  });

  it('given a fitting hash with its new content is still not the sealed one', async () => {
    const entry = { ...(await entryOf(old())), action: 'thing.read' };
    await tamper(sql`update audit_entry set action = ${entry.action},
      content_hash = ${contentHash(entry)} where id = ${old()}`);
    expect(await found()).toEqual([['content', old()]]);
  });

  it('that is gone is named by its id, with the time in it', async () => {
    const { at } = await entryOf(old());
    await tamper(sql`delete from audit_entry where id = ${old()}`);
    const { broken } = await verified(db);
    expect(broken).toMatchObject([{ fault: 'missing', id: old(), seal: 2, at, action: null }]);
  });

  it('that is gone with all its traces breaks its seal', async () => {
    await tamper(
      sql`delete from audit_entry where id = ${old()}`,
      sql`delete from audit_sealed where audit_entry_id = ${old()}`,
    );
    expect(await found()).toEqual([['missing', 'seal 2']]);
  });

  it('put in past the product is named, with a forged hash and with a right one', async () => {
    const copy = sql`insert into audit_entry select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid()))).* from audit_entry as one where id = ${old()}`;
    await tamper(copy);
    const all = await db.selectFrom('audit_entry').select('id').execute();
    const forged = all.map((row) => row.id).find((id) => !entries.includes(id)) ?? '';
    expect(new Set(await found())).toEqual(
      new Set([
        ['content', forged],
        ['chain', forged],
        // it says that it has values, and has none
        ['erased', forged],
      ]),
    );
    const hash = contentHash(await entryOf(forged));
    await tamper(sql`update audit_entry set content_hash = ${hash} where id = ${forged}`);
    expect(await found()).toEqual([
      ['chain', forged],
      ['erased', forged],
    ]);
  });
});

describe('values', () => {
  it('deleted without an erasure on record are named, sealed or not', async () => {
    await erase(entries[0] ?? '');
    await sql`delete from audit_value where audit_entry_id in (${old()}, ${waiting()})`.execute(db);
    const { broken, erased } = await verified(db);
    expect(named(broken)).toEqual([
      ['erased', old()],
      ['erased', waiting()],
    ]);
    expect([erased, broken[0]?.seal, broken[0]?.action]).toEqual([1, 2, 'thing.change']);
  });

  it('of the erasure itself cannot be taken out, nor made to speak of more', async () => {
    await erase(entries[0] ?? '');
    const record = await db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'audit.erase')
      .executeTakeFirstOrThrow();
    await tamper(
      sql`update audit_value set after = jsonb_build_object('entries',
        jsonb_build_array(${entries[0]}::text, ${old()}::text)) where audit_entry_id = ${record.id}`,
      sql`delete from audit_value where audit_entry_id = ${old()}`,
    );
    expect(await found()).toEqual([['values', record.id]]);
    await tamper(sql`delete from audit_value where audit_entry_id = ${record.id}`);
    expect(new Set(await found())).toEqual(
      new Set([
        ['erased', entries[0]],
        ['erased', old()],
        ['erased', record.id],
      ]),
    );
  });

  it('that were altered are named', async () => {
    await tamper(
      sql`update audit_value set after = jsonb_set(after, '{pay}', '"300"') where audit_entry_id = ${old()}`,
    );
    expect(await found()).toEqual([['values', old()]]);
  });

  it('altered together with their digest and hash are still not the sealed ones', async () => {
    const values = { before: { pay: '1' }, after: { pay: '2' } };
    const entry = { ...(await entryOf(old())), values_digest: digest(values) };
    await tamper(
      sql`update audit_value set before = ${values.before}, after = ${values.after} where audit_entry_id = ${old()}`,
      sql`update audit_entry set values_digest = ${entry.values_digest},
        content_hash = ${contentHash(entry)} where id = ${old()}`,
    );
    expect(await found()).toEqual([['content', old()]]);
  });

  it('beside an entry that knows of none are named', async () => {
    const bare = await deedOn(db, clock.now(), { before: undefined, after: undefined });
    await sql`insert into audit_value select id, '{}', '{}' from audit_entry
      where record_id = ${bare}`.execute(db);
    expect(await found()).toMatchObject([['values', expect.any(String)]]);
  });
});

describe('a seal', () => {
  it.each([
    ['hash', sql`repeat('a', 64)`, ['seal 2', 'seal 3']],
    ['previous_hash', sql`repeat('a', 64)`, ['seal 2']],
    ['sealed_at', sql`sealed_at - interval '1 hour'`, ['seal 2']],
    ['count', sql`9`, ['seal 2']],
    ['count', sql`1`, ['seal 2']],
  ])('with another %s is named', async (column, value, names) => {
    await tamper(sql`update audit_seal set ${sql.ref(column)} = ${value} where number = 2`);
    expect(await found()).toEqual(names.map((name) => ['chain', name]));
  });

  it('whose entries were given other hashes is named, and so are they', async () => {
    await tamper(
      sql`update audit_sealed set content_hash = repeat('b', 64) where audit_entry_id = ${old()}`,
    );
    expect(await found()).toEqual([
      ['chain', 'seal 2'],
      ['content', old()],
    ]);
  });

  it('that is gone from the middle is named', async () => {
    await tamper(sql`delete from audit_seal where number = 2`);
    expect(await found()).toEqual([['missing', 'seal 2']]);
  });

  it('that is gone from the end is seen by the entries it left behind', async () => {
    await tamper(sql`delete from audit_seal where number = 3`);
    expect(await found()).toEqual([['missing', 'seal 3']]);
  });
});
