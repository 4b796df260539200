import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let id: string;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  id = made(await admin.post('/employee', newcomer(house)), 'employee._id');
});
afterAll(() => test.close());

const degree = {
  degree: 'BSc',
  institution: 'Dhaka University',
  subject: null,
  passedIn: 2015,
  result: '3.6',
};
const post = {
  employer: 'Padma',
  position: 'Officer',
  from: '2016-01-01',
  until: '2018-12-31',
  duties: null,
};
const child = {
  name: 'Tania',
  relation: 'Daughter',
  dateOfBirth: '2019-02-28',
  occupation: null,
  phone: null,
};
const contact = { name: 'Salma', relation: 'Wife', phone: '01711', address: null };

describe.each([
  ['education', 'education', degree],
  ['experience', 'experiences', post],
  ['family', 'data', child],
  ['emergency-contact', 'data', contact],
])('the %s of a person', (name, wrap, row) => {
  const path = (of = id) => `/employee/${of}/${name}`;
  const saved = () => admin.get(path());

  it('is refused with an unknown field, without a needed one, and too long', async () => {
    const [first = ''] = Object.keys(row);
    for (const rows of [
      [{ ...row, salary: '1' }],
      [{ ...row, [first]: undefined }],
      Array(51).fill(row),
    ])
      expect((await admin.put(path(), { [wrap]: rows })).status).toBe(400);
    expect((await saved()).body).toMatchObject({ [wrap]: [] });
  });

  it('is written by HR only and read by HR and the person', async () => {
    const manager = await test.as('lineManager');
    for (const client of [manager, await test.as('employee')]) {
      expect((await client.put(path(), { [wrap]: [row] })).status).toBe(403);
      expect((await client.get(path())).status).toBe(404);
    }
    expect((await admin.get(path(crypto.randomUUID()))).status).toBe(404);
  });

  it('is saved as a whole, in its order, once per version', async () => {
    const { version } = (await saved()).body as { version: number };
    const second = { ...row, [Object.keys(row)[0] ?? '']: 'Another' };
    const reply = await admin.put(path(), { [wrap]: [second, row], version });
    expect(reply.body).toMatchObject({ [wrap]: [second, row] });
    const late = await admin.put(path(), { [wrap]: [], version });
    expect(late.status).toBe(409);
    expect((await saved()).body).toMatchObject({ [wrap]: [second, row] });
    await admin.put(path(), { [wrap]: [row] });
    expect((await saved()).body).toMatchObject({ [wrap]: [row] });
  });
});

it('no work ends before it began', async () => {
  const rows = [post, { ...post, until: '2015-01-01' }];
  const reply = await admin.put(`/employee/${id}/experience`, { experiences: rows });
  expect([reply.status, reply.at('code')]).toEqual([422, 'request.rule']);
  expect(Object.keys((reply.body as { fields: object }).fields)).toEqual(['experiences.1.until']);
});

describe('things in someone’s hands', () => {
  let laptop: string;
  beforeAll(async () => {
    const category = made(await admin.post('/item-category', { name: 'Computers' }), 'data._id');
    const reply = await admin.post('/item', { name: 'Laptop', itemCategoryId: category });
    expect(reply.status, reply.text).toBe(200);
    laptop = reply.at('data._id');
  });
  const issue = (to: string, serialNumber: string | null) =>
    admin.post(`/employee/${to}/items`, { itemId: laptop, serialNumber, issuedOn: '2025-01-10' });

  it('one with a serial number is held by one person at a time, however many hand it out', async () => {
    const others = await Promise.all(
      Array.from({ length: 10 }, async () =>
        made(await admin.post('/employee', newcomer(house)), 'employee._id'),
      ),
    );
    const replies = await Promise.all(others.map((to) => issue(to, 'SN-1')));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('comes back, not before it was given, and can be given again', async () => {
    const held = (await issue(id, 'SN-2')).body as { data: { _id: string }[] };
    const path = `/employee/${id}/items/${held.data[0]?._id}`;
    expect((await admin.put(path, { returnedOn: '2025-01-09' })).status).toBe(422);
    expect((await admin.put(path, { returnedOn: '2025-03-01' })).body).toMatchObject({
      data: [{ returnedOn: '2025-03-01' }],
    });
    expect((await admin.put(path, { returnedOn: '2025-03-02' })).status).toBe(409);
    expect((await issue(id, 'sn-2')).status).toBe(200);
  });

  it('is seen by the manager, not by a colleague', async () => {
    const boss = await test.newPerson({ departmentId: house.sales });
    await admin.put(`/employee/${id}`, { lineManager: boss });
    const manager = await test.enter({ kind: 'employee', id: boss });
    expect((await manager.get(`/employee/${id}/items`)).body).toMatchObject({
      can: { change: false },
    });
    expect((await (await test.as('employee')).get(`/employee/${id}/items`)).status).toBe(404);
  });
});
