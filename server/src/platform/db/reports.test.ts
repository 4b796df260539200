import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { newDatabase, newDatabaseUrl } from '../../testing/postgres/test-database.ts';
import type { Database } from './database.ts';
import { handleOf } from './reports.ts';

const nameOf = async (db: Database['db']) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;

/** Two databases that differ, so that a reader shows where it reads: a true copy would hide it. */
describe('with a copy', () => {
  let copy: string;
  let test: TestApp;
  let admin: Client;
  beforeAll(async () => {
    copy = await newDatabaseUrl();
    test = await makeApp({}, {}, copy);
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  it('reads from it, and it refuses every write itself', async () => {
    const reports = handleOf(test.database.reports);
    expect(copy).toContain(await nameOf(reports));
    await expect(sql`delete from designation`.execute(reports)).rejects.toMatchObject({
      code: '25006',
    });
  });

  it('exports read there, all else does not', async () => {
    await admin.post('/designation', { name: 'Only in the first' });
    expect((await admin.get('/designation/data?search=Only')).at('total')).toBe('1');
    expect((await admin.get('/designation/export?search=Only')).text).not.toContain('Only');
  });
});

it('without a copy it is the database itself', async () => {
  const database = await newDatabase();
  expect(await nameOf(handleOf(database.reports))).toBe(await nameOf(database.db));
  await database.close();
});

it('while the copy is away exports answer 503 and the rest works', async () => {
  const test = await makeApp({}, {}, 'postgres://127.0.0.1:1/none');
  const admin = await test.as('admin');
  expect((await admin.post('/designation', { name: 'Here' })).status).toBe(200);
  const refused = await admin.get('/designation/export');
  expect([refused.status, refused.at('code')]).toEqual([503, 'server.database-away']);
  expect((await test.nobody.send('GET', '/health/ready')).status).toBe(200);
  await test.close();
});
