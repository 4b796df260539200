import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { deedOn, verified } from '../../testing/people/audited.ts';
import { testClock } from '../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import { after } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { audit } from './audit.ts';
import { beforeFirst, sealHash } from './sealing/chain.ts';
import { eraseValues } from './erasures.ts';
import { sealDue } from './sealing/seal-due.ts';

const opened: Database[] = [];
let db: Database['db'];
const clock = testClock();
const fresh = async () => {
  const database = await newDatabase();
  opened.push(database);
  return database.db;
};
beforeEach(async () => {
  db = await fresh();
});
afterAll(() => Promise.all(opened.map((database) => database.close())));

const seals = () => db.selectFrom('audit_seal').selectAll().orderBy('number').execute();
const sealed = () =>
  db.selectFrom('audit_sealed').selectAll().orderBy('seal_number').orderBy('position').execute();
const waiting = async () => (await db.selectFrom('audit_unsealed').selectAll().execute()).length;

/** Many at once, as quickly as the database can copy one. */
const multiply = (count: number) =>
  sql`with made as (insert into audit_entry
      select gen_random_uuid(), at, actor_kind, actor_id, person_id, request_id, action, record,
        record_id, changed, null, content_hash, hash_version
      from (select * from audit_entry limit 1) as one, generate_series(1, ${count}) returning id)
    insert into audit_unsealed select id from made`.execute(db);

it('seals nothing when nothing waits', async () => {
  expect(await sealDue(db, clock)).toBe(0);
  expect(await seals()).toEqual([]);
});

it('chains what waits, each seal to the one before', async () => {
  await deedOn(db, clock.now());
  await deedOn(db, clock.now());
  expect(await sealDue(db, clock)).toBe(2);
  await deedOn(db, clock.now());
  expect(await sealDue(db, clock)).toBe(1);
  const [first, second] = await seals();
  expect(first).toMatchObject({ number: 1, previous_hash: beforeFirst, count: 2 });
  expect(second).toMatchObject({ number: 2, previous_hash: first?.hash, count: 1 });
  const [, , third] = await sealed();
  expect(second?.hash).toBe(second && sealHash(second, [third?.content_hash ?? '']));
  expect(await waiting()).toBe(0);
});

it('cannot be changed or removed', async () => {
  await deedOn(db, clock.now());
  await sealDue(db, clock);
  for (const statement of [
    sql`update audit_seal set hash = 'x'`,
    sql`delete from audit_seal`,
    sql`update audit_sealed set position = 2`,
    sql`delete from audit_sealed`,
  ])
    await expect(statement.execute(db)).rejects.toThrow(/are never changed/);
});

it('takes no more than a thousand at once, and all of them', async () => {
  await deedOn(db, clock.now());
  await multiply(2500);
  expect(await sealDue(db, clock)).toBe(2501);
  expect((await seals()).map((seal) => seal.count)).toEqual([1000, 1000, 501]);
});

it('seals an entry that commits after a younger one was sealed', async () => {
  const at = clock.now();
  const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const bare = { actor: null, requestId: null, action: 'thing.late', record: 'thing' };
  const late = transaction(db, async (tx) => {
    await audit(tx, { at, recordId: null, ...bare });
    isWritten.resolve();
    await mayCommit.promise;
  });
  await isWritten.promise;
  await deedOn(db, after(at, 1000));
  expect(await sealDue(db, clock)).toBe(1);
  mayCommit.resolve();
  await late;
  expect(await sealDue(db, clock)).toBe(1);
  const [younger = '', older = ''] = (await sealed()).map((row) => row.audit_entry_id);
  expect(older < younger).toBe(true);
});

it('makes one chain when many seal at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    for (let count = 0; count < 7; count += 1) await deedOn(db, clock.now());
    const made = await Promise.all(Array.from({ length: 5 }, () => sealDue(db, clock)));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(7);
  }
  const all = await sealed();
  expect(new Set(all.map((row) => row.audit_entry_id)).size).toBe(70);
  expect(await waiting()).toBe(0);
  expect(await verified(db)).toMatchObject({ entries: 70, unsealed: 0, broken: [] });
});

/** Of an entry that is no erasure itself: those stay on record. */
const eraseSome = async () => {
  const some = await sql<{ id: string }>`select id from audit_entry
    join audit_value on audit_entry_id = id where action <> 'audit.erase' limit 1`.execute(db);
  const deed = { at: clock.now(), actor: null, requestId: null };
  await transaction(db, (tx) =>
    eraseValues(
      tx,
      deed,
      some.rows.map((row) => row.id),
    ),
  );
};

it('is whole after any order of deeds, erasures and seals', async () => {
  const step = fc.constantFrom('deed', 'old deed', 'bare deed', 'seal', 'erase');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const deeds = async () => (await verified(db)).entries;
      const before = await deeds();
      for (const one of steps) {
        if (one === 'deed') await deedOn(db, clock.now());
        if (one === 'old deed') await deedOn(db, after(clock.now(), -86_400_000));
        if (one === 'bare deed')
          await deedOn(db, clock.now(), { before: undefined, after: undefined });
        if (one === 'seal') await sealDue(db, clock);
        if (one === 'erase') await eraseSome();
      }
      const found = await verified(db);
      expect(found.broken).toEqual([]);
      // an erasure is a deed, too
      expect(found.entries - before).toBe(
        steps.filter((one) => one.endsWith('deed') || one === 'erase').length,
      );
      expect(found.unsealed).toBe(await waiting());
    }),
    { numRuns: 40 },
  );
});
