import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deedOn, verified } from '../../../testing/people/audited.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { newDatabaseUrl } from '../../../testing/postgres/test-database.ts';
import { systemClock } from '../../clock.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { digest } from '../sealing/content.ts';
import { sealDue } from '../sealing/seal-due.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is read back must have the hash of what was written, whatever was written. */
describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let database: Database;
  let db: Database['db'];
  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await newDatabaseUrl() : undefined;
    const dataDir = newDataFolder(path.join(folder, kind), 'migrated');
    database = await openDatabase({ databaseUrl, dataDir });
    db = database.db;
  });
  afterAll(() => database.close());

  const text = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((chars) => !chars.includes('\u0000'));
  const leaf = fc.oneof(
    text,
    fc.bigInt(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, -0, 1e21, 5e-324, undefined),
  );
  const value = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(text, leaf));
  const values = fc.option(fc.dictionary(text, value, { maxKeys: 5 }), { nil: undefined });

  it('reads every value, instant and id back as it was hashed', async () => {
    const instants = [
      '2026-11-15T10:00:00Z',
      '2026-11-15T10:00:00.1Z',
      '2026-11-15T16:00:00.123456+06:00',
    ];
    await fc.assert(
      fc.asyncProperty(values, values, fc.constantFrom(...instants), async (before, after, at) => {
        await deedOn(db, at, {
          before,
          after,
          actor: { kind: 'user', accountId: newId(at).toUpperCase(), personId: newId(at) },
          requestId: '"\\ {},NULL',
          recordId: newId(at).toUpperCase(),
        });
      }),
      { numRuns: 60 },
    );
    expect(await verified(db)).toMatchObject({ entries: 60, unsealed: 60, broken: [] });
    expect(await sealDue(db, systemClock)).toBe(60);
    expect(await verified(db)).toMatchObject({ entries: 60, unsealed: 0, broken: [] });
  });

  it('understands the entries from before seals, also of ids that came in capitals', async () => {
    const at = '2026-11-15T10:00:00.000Z';
    for (const spelled of [newId(at), newId(at).toUpperCase(), null]) {
      const entry = {
        id: newId(at),
        at,
        actor_kind: 'user',
        actor_id: newId(at),
        person_id: null,
        request_id: 'r',
        action: 'thing.change',
        record: 'thing',
        record_id: spelled,
        changed: ['a', 'b'],
        values_digest: null,
      };
      const row = { ...entry, hash_version: 1, content_hash: digest(entry) };
      await db.insertInto('audit_entry').values(row).execute();
      await db.insertInto('audit_unsealed').values({ audit_entry_id: entry.id }).execute();
    }
    expect(await verified(db)).toMatchObject({ unsealed: 3, broken: [] });
    expect(await sealDue(db, systemClock)).toBe(3);
    expect(await verified(db)).toMatchObject({ entries: 63, unsealed: 0, broken: [] });
  });
});
