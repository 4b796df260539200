import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Reply } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

let test: TestApp;
let admin: Client;

const names = [
  'Zeta',
  'alpha',
  'Écart',
  'beta',
  '=SUM(A1)',
  '100% cotton',
  'under_score',
  'আলফা',
  'Eta',
];

beforeAll(async () => {
  test = await makeApp();
  const password = 'a long secret here';
  admin = await test.enter({ kind: 'user', id: await test.newUser({ password }) });
  for (const [index, name] of names.entries())
    await admin.post('/designation', {
      name,
      grade: index % 2 === 0 ? 'A' : null,
      ...(name === 'Zeta' && { roleKey: 'Head of Sales', password }),
    });
});
afterAll(() => test.close());

const listed = (reply: Reply): string[] => {
  expect(reply.status, reply.text).toBe(200);
  const { data } = reply.body as { data: { name: string }[] };
  return data.map((row) => row.name);
};

it('gives ten rows by name, descending, as the published default', async () => {
  const reply = await admin.get('/designation/data');
  expect(reply.body).toMatchObject({ total: 9, pageNo: 1, limit: 10 });
  expect(listed(reply)).toEqual([
    'আলফা',
    'Zeta',
    'under_score',
    'Eta',
    'Écart',
    'beta',
    'alpha',
    '100% cotton',
    '=SUM(A1)',
  ]);
});

it.each([
  ['limit=0', 500, 1],
  ['limit=9999', 500, 1],
  ['limit=3&pageNo=2', 3, 2],
  ['limit=3&pageNo=0', 3, 1],
  ['limit=&pageNo=&search=', 10, 1],
])('understands %s', async (query, limit, pageNo) => {
  expect((await admin.get(`/designation/data/?${query}`)).body).toMatchObject({ limit, pageNo });
});

it('pages without a gap or an overlap', async () => {
  const seen: string[] = [];
  for (const pageNo of [1, 2, 3, 4])
    seen.push(...listed(await admin.get(`/designation/data?limit=3&sort=grade&pageNo=${pageNo}`)));
  expect(seen.toSorted()).toEqual(names.toSorted());
});

it.each([
  ['search=eta', ['Zeta', 'Eta', 'beta']],
  ['search=%', ['100% cotton']],
  ['search=_', ['under_score']],
  ['search=আলফা', ['আলফা']],
  ["search=' or 1=1 --", []],
  ['roleKey=Head of Sales', ['Zeta']],
  ['search=eta&roleKey=Head of Sales&active=Yes', ['Zeta']],
])('finds by %s', async (query, found) => {
  expect(listed(await admin.get(`/designation/data?${encodeURI(query)}`))).toEqual(found);
});

it.each([
  'sort=password',
  'sort=name desc',
  'sort=(select pg_sleep(3))',
  'limit=-1',
  'limit=ten',
  'limit=1e3',
  'limit=1&limit=2',
  'active=true',
  'roleKey=Nobody',
  'groupBy=name',
  'search=%00',
  'pageNo=99999999999999999999',
])('refuses %s with a sentence', async (query) => {
  const reply = await admin.get(`/designation/data?${query}`);
  expect(reply.status).toBe(400);
  expect(reply.at('message')).toMatch(/^Some fields need attention\. \w+: .+\.$/);
});

it('exports what the list shows, cells that a sheet would run made text', async () => {
  const reply = await admin.get('/designation/export?sort=name&columns=name,grade');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.text.split('\n').slice(0, 4)).toEqual([
    '\uFEFFName,Grade',
    "'=SUM(A1),A",
    '100% cotton,',
    'alpha,',
  ]);
  const filtered = await admin.get('/designation/export?search=zeta&columns=name,roleKey,active');
  expect(filtered.text).toBe('\uFEFFName,Role,Status\nZeta,Head of Sales,Active\n');
  const bangla = await admin.get('/designation/export?search=zeta&columns=name,roleKey,active', {
    headers: { 'accept-language': 'bn' },
  });
  expect(bangla.text).toBe('\uFEFFনাম,ভূমিকা,অবস্থা\nZeta,বিক্রয় প্রধান,সক্রিয়\n');
});

it('exports the chosen rows only', async () => {
  const { data } = (await admin.get('/designation/data?search=eta')).body as {
    data: { _id: string }[];
  };
  const ids = data.slice(0, 2).map((row) => row._id);
  const reply = await admin.get(`/designation/export?ids=${ids.join(',')}&columns=name`);
  expect(reply.text).toBe('\uFEFFName\nZeta\nEta\n');
});

it.each(['columns=name,password', 'ids=1', 'ids=a,b'])('exports nothing for %s', async (query) => {
  expect((await admin.get(`/designation/export?${query}`)).status).toBe(400);
});
