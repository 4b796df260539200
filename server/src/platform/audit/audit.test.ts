import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { audit, changedKeys } from './audit.ts';
import { canonical } from './sealing/content.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const at = '2026-11-15T10:00:00.000Z';
const deed = (recordId: string) => ({
  at,
  actor: null,
  requestId: 'r',
  action: 'thing.change',
  record: 'thing',
  recordId,
  before: { name: 'a', pay: 100n, same: 1 },
  after: { name: 'b', pay: 200n, same: 1 },
});

it('is gone with its change when the transaction fails', async () => {
  const id = newId(at);
  const failing = transaction(database.db, async (tx) => {
    await audit(tx, deed(id));
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  const left = await database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('record_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

it('keeps what changed, money as text, and cannot be altered', async () => {
  const id = newId(at);
  await transaction(database.db, (tx) => audit(tx, deed(id)));
  const row = await database.db
    .selectFrom('audit_entry')
    .innerJoin('audit_value', 'audit_value.audit_entry_id', 'audit_entry.id')
    .selectAll()
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    changed: ['name', 'pay'],
    before: { name: 'a', pay: '100' },
    after: { name: 'b', pay: '200' },
    content_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  const alter = database.db
    .updateTable('audit_entry')
    .set({ action: 'x' })
    .where('id', '=', row.id);
  await expect(alter.execute()).rejects.toThrow('rows of audit_entry are never changed');
  const erase = database.db.deleteFrom('audit_entry').where('id', '=', row.id);
  await expect(erase.execute()).rejects.toThrow('rows of audit_entry are never changed');
});

it('lets values be erased but not altered, and no table of it be emptied', async () => {
  const { db } = database;
  const id = newId(at);
  await transaction(db, (tx) => audit(tx, deed(id)));
  await transaction(db, (tx) => audit(tx, deed(id)));
  const { id: entry } = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  const alter = db.updateTable('audit_value').set({ after: '{}' });
  await expect(alter.where('audit_entry_id', '=', entry).execute()).rejects.toThrow(
    'rows of audit_value are never changed',
  );
  await db.deleteFrom('audit_value').where('audit_entry_id', '=', entry).execute();
  for (const table of ['entry', 'value', 'seal', 'sealed', 'unsealed'])
    await expect(
      sql`truncate ${sql.table(`audit_${table}`)} cascade`.execute(db),
      table,
    ).rejects.toThrow(/rows of audit_\w+ are never changed/);
});

it('has one text for the same content, whatever the order of its keys', () => {
  expect(canonical({ b: 1, a: { d: 2n, c: [1, { f: 1, e: 2 }] } })).toBe(
    '{"a":{"c":[1,{"e":2,"f":1}],"d":"2"},"b":1}',
  );
  expect(changedKeys({ a: 1, b: [1] }, { b: [1], c: null })).toEqual(['a', 'c']);
});
