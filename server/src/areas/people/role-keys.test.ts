import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';
import { sendBatches } from '../../testing/files/send-batches.ts';

/** Who moves people into a designation that opens everything gives them all of it. */
let test: TestApp;
let admin: Client;
let hr: Client;
let house: TestHouse;
let batches: ReturnType<typeof sendBatches>;
let chief: string;
let chiefName: string;
let headOfSales: string;

beforeAll(async () => {
  test = await makeApp();
  const id = await test.newUser({ password: 'a long secret here' });
  admin = await test.enter({ kind: 'user', id });
  hr = await test.as('hr');
  house = await makeHouse(test, admin);
  batches = sendBatches(test);
  const post = async (name: string, roleKey: string) =>
    made(
      await admin.post('/designation', { name, roleKey, password: 'a long secret here' }),
      'designation._id',
    );
  chiefName = 'Chief of all';
  chief = await post(chiefName, 'Managing Director');
  headOfSales = await post('Head of the sellers', 'Head of Sales');
});
afterAll(() => test.close());

const refused = { code: 'people.role-key-given' };
const join = async (by: Client, given: object = {}): Promise<{ id: string; number: string }> => {
  const reply = await by.post('/employee', newcomer(house, given));
  return { id: made(reply, 'employee._id'), number: reply.at('employee.number') };
};
const today = () => test.clock.today('Asia/Dhaka');

describe('Human Resources may not give all access', () => {
  it('to someone new', async () => {
    const reply = await hr.post('/employee', newcomer(house, { designation: chief }));
    expect(reply.body).toMatchObject({
      ...refused,
      message: expect.stringContaining('Chief of all'),
    });
    expect(reply.status).toBe(403);
  });

  it('to someone new who joins on a later day', async () => {
    const given = { designation: chief, joiningDate: addDays(today(), 20) };
    expect((await hr.post('/employee', newcomer(house, given))).body).toMatchObject(refused);
  });

  it('by a change of job data, of today, of a day to come or of a day gone by', async () => {
    const { id } = await join(hr);
    for (const effectiveFrom of [undefined, addDays(today(), 30), addDays(today(), -1)]) {
      const reply = await hr.put(`/employee/${id}`, { designation: chief, effectiveFrom });
      expect([effectiveFrom, reply.body]).toEqual([
        effectiveFrom,
        expect.objectContaining(refused),
      ]);
    }
  });

  it('to one who left and comes back', async () => {
    const { id } = await join(admin, { designation: chief });
    const left = await hr.post(`/employee/${id}/life`, {
      action: 'leave',
      date: today(),
      leavingReason: 'Resigned',
    });
    expect(left.status, left.text).toBe(200);
    const again = { action: 'rehire', date: addDays(today(), 10) };
    expect((await hr.post(`/employee/${id}/life`, again)).body).toMatchObject(refused);
    expect((await admin.post(`/employee/${id}/life`, again)).status).toBe(200);
  });

  it('back to one who left, by saying that this was a mistake', async () => {
    const { id } = await join(admin, { designation: chief });
    const leave = { action: 'leave', date: addDays(today(), -1), leavingReason: 'Resigned' };
    const left = await hr.post(`/employee/${id}/life`, leave);
    expect(left.status, left.text).toBe(200);
    const correction = { what: 'leaving', date: null, reason: 'Never left' };
    const path = `/employee/${id}/life-correction`;
    expect((await hr.post(path, correction)).body).toMatchObject(refused);
    expect((await admin.post(path, correction)).status).toBe(200);
  });

  it('back, by taking away a change that would have ended it', async () => {
    const { id } = await join(admin, { designation: chief });
    const from = addDays(today(), 40);
    const moved = await hr.put(`/employee/${id}`, {
      designation: house.officer,
      effectiveFrom: from,
    });
    expect(moved.status, moved.text).toBe(200);
    const history = await hr.get(`/employee/${id}/history`);
    const period = (history.body as { data: { _id: string; from: string }[] }).data.find(
      (each) => each.from === from,
    );
    const path = `/employee/${id}/history/${period?._id}`;
    expect((await hr.delete(path)).body).toMatchObject(refused);
    expect((await admin.delete(path)).status).toBe(200);
  });

  it('by an import, neither to those who are there nor to new ones', async () => {
    const { number } = await join(hr);
    const id = await batches.check(hr, [
      ['number', 'name', 'designation', 'department', 'joiningDate'],
      [number, '', chiefName, '', ''],
      ['K-900', 'New Chief', chiefName, 'Sales', '2026-02-01'],
    ]);
    const rows = await batches.rows(hr, id);
    expect(rows.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
      [
        'This gives the rights of Managing Director. Only an administrator for all companies can give them.',
      ],
      [
        'This gives the rights of Managing Director. Only an administrator for all companies can give them.',
      ],
    ]);
  });

  it('by applying what an administrator has checked', async () => {
    const { number } = await join(hr);
    const sheet = [
      ['number', 'designation'],
      [number, chiefName],
    ];
    const id = await batches.check(admin, sheet);
    expect((await batches.batch(admin, id)).counts).toMatchObject({ changed: 1, faulty: 0 });
    await batches.act(hr, id, 'apply');
    expect((await batches.batch(hr, id)).state).toBe('Checked');
    await batches.act(admin, await batches.check(admin, sheet), 'apply');
    const found = await hr.get(`/employee/data?search=${number}`);
    expect(found.text).toContain(chiefName);
  });

  it('by a change of many', async () => {
    const { id } = await join(hr);
    const reply = await hr.post('/employee-batch/change', {
      ids: [id],
      given: { designation: chief },
    });
    const batch = made(reply, 'data._id');
    await batches.act(hr, batch, 'apply');
    expect((await batches.batch(hr, batch)).counts).toMatchObject({ faulty: 1, changed: 0 });
  });

  it('back, by undoing a batch', async () => {
    const { id, number } = await join(admin, { designation: chief });
    const away = await batches.check(hr, [
      ['number', 'designation'],
      [number, (await hr.get(`/designation/${house.officer}`)).at('designation.name')],
    ]);
    await batches.act(hr, away, 'apply');
    expect((await hr.get(`/employee/${id}`)).at('employee.designation._id')).toBe(house.officer);
    await batches.act(hr, away, 'undo');
    expect(await batches.batch(hr, away)).toMatchObject({
      state: 'Applied',
      failure: expect.stringContaining('Managing Director'),
    });
    await batches.act(admin, away, 'undo');
    expect((await hr.get(`/employee/${id}`)).at('employee.designation._id')).toBe(chief);
  });

  it('by the address at which someone with all access gets their mail', async () => {
    const { id, number } = await join(admin, { designation: chief });
    const reply = await hr.put(`/employee/${id}`, { email: 'mine@example.com' });
    expect(reply.body).toMatchObject({ code: 'people.holder-address' });
    const sheet = await batches.check(hr, [
      ['number', 'email'],
      [number, 'mine@example.com'],
    ]);
    expect((await batches.batch(hr, sheet)).counts).toMatchObject({ faulty: 1, changed: 0 });
    expect((await hr.put(`/employee/${id}`, { phone: '01711000000' })).status).toBe(200);
    expect((await admin.put(`/employee/${id}`, { email: 'theirs@example.com' })).status).toBe(200);
  });
});

it('an administrator of one company gives no rights over all of them', async () => {
  const concernId = (await admin.get(`/department/${house.sales}`)).at(
    'department.concernCompany._id',
  );
  const limited = await test.enter({ kind: 'user', id: await test.newUser({ concernId }) });
  const { id } = await join(hr);
  expect((await limited.put(`/employee/${id}`, { designation: chief })).body).toMatchObject(
    refused,
  );
});

describe('Human Resources may', () => {
  it('give the rights of a head of department, and take any away', async () => {
    const { id } = await join(hr, { designation: headOfSales });
    expect((await admin.put(`/employee/${id}`, { designation: chief })).status).toBe(200);
    expect((await hr.put(`/employee/${id}`, { designation: house.officer })).status).toBe(200);
  });

  it('change all else of those who hold such rights', async () => {
    const { id } = await join(admin, { designation: chief });
    const moved = await hr.put(`/employee/${id}`, { employmentType: 'Contract' });
    expect(moved.status, moved.text).toBe(200);
  });
});
