import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gramsOf } from '../../platform/db/grams.ts';
import type { Client, Reply } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  await test.newPerson({ number: 'S-1', name: 'Abdul Karim Rahman', phone: '+880 1711-223344' });
  await test.newPerson({ number: 'S-2', name: 'Shirin Akter', phone: '01819 556677' });
  await test.newPerson({ number: 'S-3', name: 'Rahman Molla', phone: null });
  await test.newUser({ name: 'Nazma Begum Chowdhury', email: 'nazma@example.com' });
});
afterAll(() => test.close());

const numbersIn = (reply: Reply): string[] =>
  [...new Set(reply.text.match(/S-\d/g) ?? [])].toSorted();
const lists = {
  list: '/employee/data?limit=50&search=',
  search: '/employee/employeeSearch?searchKeyword=',
};

describe('people are found by', () => {
  it.each([
    ['+8801711223344', ['S-1']],
    ['01711223344', ['S-1']],
    ['01711-22 33 44', ['S-1']],
    ['008801711223344', ['S-1']],
    ['8801711223344', ['S-1']],
    ['(0)1711 2233', ['S-1']],
    ['223344', ['S-1']],
    ['০১৭১১২২৩৩৪৪', ['S-1']],
    ['+880 1819-556677', ['S-2']],
    ['8801819556677', ['S-2']],
    ['01819', ['S-2']],
    ['0181955667799', []],
    ['+44 1819 5566 78', []],
  ])('the phone written %s', async (text, numbers) => {
    for (const list of [lists.list, lists.search])
      expect([list, numbersIn(await admin.get(list + encodeURIComponent(text)))]).toEqual([
        list,
        numbers,
      ]);
  });

  it.each([
    ['Rahman Abdul', ['S-1']],
    ['rahman karim', ['S-1']],
    ['Rahman', ['S-1', 'S-3']],
    ['Akter S-2', ['S-2']],
    ['Akter Rahman', []],
  ])('the words of a name in any order: %s', async (text, numbers) => {
    for (const list of [lists.list, lists.search])
      expect([list, numbersIn(await admin.get(list + encodeURIComponent(text)))]).toEqual([
        list,
        numbers,
      ]);
  });

  it('a phone that was changed, and no longer by the old one', async () => {
    const id = await test.newPerson({ number: 'S-4', name: 'Moved', phone: '01911 000111' });
    expect((await admin.put(`/employee/${id}`, { phone: '+880 1555-121212' })).status).toBe(200);
    const by = async (text: string) => numbersIn(await admin.get(lists.list + text));
    expect(await by('01911000111')).toEqual([]);
    expect(await by('01555121212')).toEqual(['S-4']);
  });
});

it('a phone that was kept before phones were searched by figures is found after the migration', async () => {
  const { db } = test.database;
  const id = await test.newPerson({ number: 'S-5', name: 'Long Here', phone: '+880 1666-343434' });
  const before = gramsOf(['Long Here', 'S-5', '+880 1666-343434']);
  await db.updateTable('employee').set({ grams: before }).where('id', '=', id).execute();
  const by = async (text: string) => numbersIn(await admin.get(lists.list + text));
  expect(await by('01666343434')).toEqual([]);
  const file = path.join(import.meta.dirname, '../../../migrations/0220_phones_by_figures.sql');
  await sql.raw(readFileSync(file, 'utf8')).execute(db);
  expect(await by('01666343434')).toEqual(['S-5']);
  expect(await by('Here Long')).toEqual(['S-5']);
});

it.each(['/leave-balance/data', '/leave-application/data'])(
  '%s is searched alike',
  async (list) => {
    for (const text of ['+880 1711-223344', 'Rahman Abdul'])
      expect((await admin.get(`${list}?search=${encodeURIComponent(text)}`)).status).toBe(200);
  },
);

it('users are found by the words of their name in any order, too', async () => {
  const found = async (text: string) =>
    (await admin.get(`/users/data?search=${encodeURIComponent(text)}`)).text.includes('Nazma');
  expect(await found('Chowdhury Nazma')).toBe(true);
  expect(await found('Chowdhury Rahman')).toBe(false);
});
