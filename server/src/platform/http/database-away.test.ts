import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

/** A table that fails with the code that is asked for, as the database would. */
let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  await sql`create function fail_as_asked() returns trigger language plpgsql as $$
    begin raise exception 'as asked' using errcode = new.grade; end $$`.execute(test.database.db);
  await sql`create trigger fails before insert on designation
    for each row when (new.name like 'Failing%')
    execute function fail_as_asked()`.execute(test.database.db);
});
afterAll(() => test.close());

it.each([
  ['53100', 507, 'server.disk-full'],
  ['53200', 503, 'server.database-busy'],
  ['53300', 503, 'server.database-busy'],
  ['55P03', 503, 'server.database-busy'],
  ['57014', 503, 'server.database-busy'],
  ['58030', 503, 'server.database-away'],
  ['57P03', 503, 'server.database-away'],
  ['22012', 500, 'server.unexpected'],
])('%s answers %i %s, in both languages, and nothing is saved', async (code, status, told) => {
  const given = { name: `Failing ${code}`, grade: code };
  const english = await admin.post('/designation', given);
  expect([english.status, english.at('code')]).toEqual([status, told]);
  const bangla = await admin.send('POST', '/api/v1/designation', {
    payload: given,
    headers: { 'accept-language': 'bn' },
  });
  expect(english.at('message')).toMatch(/Nothing was saved/);
  expect(bangla.at('message')).toMatch(/কিছু সংরক্ষণ হয়নি/);
  expect((await admin.get('/designation/data?search=Failing')).at('total')).toBe('0');
});

it('a disk that is full is told by its name wherever it is met', async () => {
  const { refusalOfDatabase } = await import('./database-away.ts');
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(refusalOfDatabase(full)?.status).toBe(507);
  expect(refusalOfDatabase(new Error('anything else'))).toBeUndefined();
});
