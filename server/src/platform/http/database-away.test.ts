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

it('readiness tells of a full disk as long as writes find no room, and of room again', async () => {
  const full = await makeApp();
  const { db } = full.database;
  const ready = () => full.nobody.send('GET', '/health/ready');
  const told = async () => {
    const reply = await ready();
    return [reply.status, reply.at('database'), reply.at('reason')];
  };
  expect((await ready()).status).toBe(200);
  // whatever would make a file grow finds no room, as on a full disk
  await sql`create function no_room() returns event_trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db);
  await sql`create function no_room_for_rows() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before insert on designation
    for each row execute function no_room_for_rows()`.execute(db);
  await sql`create event trigger full_disk on ddl_command_start
    when tag in ('CREATE TABLE AS') execute function no_room()`.execute(db);
  const writer = await full.as('admin');
  expect((await writer.post('/designation', { name: 'No room' })).status).toBe(507);
  expect(await told()).toEqual([503, 'full', expect.stringContaining('no room left')]);
  expect((await full.nobody.send('GET', '/health/live')).status).toBe(200);
  full.clock.advance(5_000);
  expect((await told())[0]).toBe(503);
  await sql`drop event trigger full_disk`.execute(db);
  full.clock.advance(5_000);
  expect((await ready()).status).toBe(200);
  await full.close();
});
