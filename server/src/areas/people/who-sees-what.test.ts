import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');

describe('who sees what', () => {
  const secrets = [
    'nationalId',
    'taxNumber',
    'dateOfBirth',
    'religion',
    'presentAddress',
    'personalPhone',
  ];
  let worker: string;
  let boss: string;
  beforeAll(async () => {
    boss = await test.newPerson({ name: 'Boss', departmentId: house.sales });
    worker = await test.newPerson({ name: 'Worker', departmentId: house.sales, managerId: boss });
    await admin.put(`/employee/${worker}`, {
      nationalId: 'NID-1',
      religion: 'Islam',
      phone: '01711',
    });
  });
  const seen = async (client: Client, id = worker): Promise<Record<string, unknown>> =>
    ((await client.get(`/employee/${id}`)).body as { employee: Record<string, unknown> }).employee;

  it('the person and HR see all of it', async () => {
    const own = await seen(await test.enter({ kind: 'employee', id: worker }));
    expect(own).toMatchObject({ projection: 'full', nationalId: 'NID-1', can: { change: false } });
    expect(await seen(await test.as('hr'))).toMatchObject({
      projection: 'full',
      can: { change: true },
    });
  });

  it('those who pay see the card and where pay goes, and nothing else of the person', async () => {
    const payroll = await test.as('payroll');
    const card = await seen(payroll);
    expect(card).toMatchObject({ projection: 'card', status: 'Confirmed', can: { change: false } });
    for (const secret of secrets) expect(card).not.toHaveProperty(secret);
    const listed = await payroll.get('/employee/data?limit=200&search=Worker');
    expect([listed.status, listed.at('total')]).toEqual([200, '1']);
    expect(listed.text).not.toMatch(/NID-1|religion/);
    expect((await payroll.get(`/employee/${worker}/bank`)).status).toBe(200);
    for (const path of ['family', 'education', 'experience', 'emergency-contact', 'document'])
      expect((await payroll.get(`/employee/${worker}/${path}`)).status, path).toBe(403);
    const own = await test.newUser({ role: 'PAYROLL', employeeId: boss });
    const mine = await test.enter({ kind: 'user', id: own });
    expect((await mine.get(`/employee/${boss}/family`)).status).toBe(200);
    expect((await mine.get(`/employee/${worker}/family`)).status).toBe(404);
  });

  it('the manager sees the card', async () => {
    const card = await seen(await test.enter({ kind: 'employee', id: boss }));
    expect(card).toMatchObject({ projection: 'card', status: 'Confirmed', can: { change: false } });
    for (const secret of secrets) expect(card).not.toHaveProperty(secret);
  });

  it('a colleague sees who it is and how to reach them at work', async () => {
    const entry = await seen(await test.as('employee'));
    expect(entry).toMatchObject({ projection: 'directory', name: 'Worker', phone: '01711' });
    for (const secret of [...secrets, 'joiningDate', 'lineManager', 'status'])
      expect(entry, secret).not.toHaveProperty(secret);
  });

  it('who is still to join is known to HR and the manager only', async () => {
    const joiningDate = addDays(house.today, 30);
    const name = 'Secret Newcomer';
    const id = await add({ name, joiningDate, lineManager: boss });
    const colleague = await test.as('employee');
    expect((await colleague.get(`/employee/${id}`)).status).toBe(404);
    expect((await colleague.get(`/employee/${id}?asOf=${joiningDate}`)).status).toBe(404);
    for (const path of [
      `/employee/employeeSearch?searchKeyword=${name}`,
      `/employee/organisation-chart?under=${boss}`,
      `/employee/organisation-chart?to=${id}`,
    ])
      expect((await colleague.get(path)).text, path).not.toContain(name);
    expect(await seen(await test.as('hr'), id)).toMatchObject({ name, status: 'Draft' });
    const manager = await test.enter({ kind: 'employee', id: boss });
    expect(await seen(manager, id)).toMatchObject({ projection: 'card', name });
    expect((await admin.delete(`/employee/${id}`)).status).toBe(200);
  });

  it('a list holds only those within reach', async () => {
    const names = async (client: Client) => {
      const { employees } = (await client.get('/employee/data?limit=200')).body as {
        employees: { name: string }[];
      };
      return employees.map((row) => row.name);
    };
    expect(await names(await test.enter({ kind: 'employee', id: worker }))).toEqual(['Worker']);
    expect(await names(await test.enter({ kind: 'employee', id: boss }))).toEqual([
      'Worker',
      'Boss',
    ]);
  });

  it('a team narrows what is within reach, and never widens it', async () => {
    const names = async (client: Client, query: string) => {
      const reply = await client.get(`/employee/data?limit=200&sort=name&${query}`);
      const { employees } = reply.body as { employees: { name: string }[] };
      return employees.map((row) => row.name);
    };
    const top = await test.newPerson({ name: 'Top', departmentId: house.sales });
    const chief = await test.newPerson({ name: 'Chief', managerId: top });
    const below = await test.newPerson({ name: 'Below', managerId: chief });
    await test.newPerson({ name: 'Chosen', secondTierId: top });
    await test.newPerson({ name: 'Gone', managerId: top, status: 'Left' });
    await test.newPerson({ name: 'Far', managerId: below });
    const reader = await test.enter({ kind: 'employee', id: top });
    expect(await names(reader, 'team=direct')).toEqual(['Chief']);
    expect(await names(reader, 'team=second')).toEqual(['Below', 'Chosen']);
    expect(await names(reader, 'team=all')).toEqual(['Below', 'Chief', 'Chosen']);
    expect(await names(reader, 'team=second&search=Chosen')).toEqual(['Chosen']);
    expect(await names(await test.enter({ kind: 'employee', id: below }), 'team=second')).toEqual(
      [],
    );
    const nobody = await names(await test.as('hr'), 'team=direct');
    expect(nobody).toEqual([]);
    expect((await reader.get('/employee/data?team=everyone')).status).toBe(400);
  });

  it('an administrator of one concern knows nobody of another', async () => {
    const id = await test.newUser({ role: 'ADMIN', concernId: house.meghna });
    const limited = await test.enter({ kind: 'user', id });
    expect((await limited.get(`/employee/${worker}`)).status).toBe(404);
    expect((await limited.put(`/employee/${worker}`, { phone: '1' })).status).toBe(404);
    expect((await limited.get('/employee/data')).body).toMatchObject({ employees: [], total: 0 });
    const foreign = await limited.post('/employee', newcomer(house));
    expect(foreign.status).toBe(404);
  });

  it('nobody changes the own record', async () => {
    const id = await test.newUser({ role: 'HR', employeeId: worker });
    const own = await test.enter({ kind: 'user', id });
    const reply = await own.put(`/employee/${worker}`, { phone: '1' });
    expect([reply.status, reply.at('code')]).toEqual([403, 'people.own-record']);
  });

  it('nothing of the person can be sorted or filtered by', async () => {
    for (const query of ['sort=nationalId', 'sort=-religion', 'religion=Islam', 'nationalId=NID-1'])
      expect((await admin.get(`/employee/data?${query}`)).status, query).toBe(400);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await add({
      name: 'Mahmuda Khanam',
      number: 'S-1',
      phone: '01811-222333',
      email: 'mahmuda@example.com',
    });
    await add({ name: 'রফিকুল ইসলাম', number: 'S-2' });
  });
  it.each([
    ['mahmuda', 'Mahmuda Khanam'],
    ['khanam', 'Mahmuda Khanam'],
    ['mahmoda', 'Mahmuda Khanam'],
    ['khanom', 'Mahmuda Khanam'],
    ['s-1', 'Mahmuda Khanam'],
    ['222333', 'Mahmuda Khanam'],
    ['mahmuda@', 'Mahmuda Khanam'],
    ['রফিকুল', 'রফিকুল ইসলাম'],
    ['রফকুল', 'রফিকুল ইসলাম'],
  ])('by %s finds %s', async (text, name) => {
    const reply = await (
      await test.as('employee')
    ).get(`/employee/employeeSearch?searchKeyword=${encodeURIComponent(text)}`);
    const { employees } = reply.body as { employees: { name: string }[] };
    expect(employees.map((row) => row.name)).toContain(name);
  });
});
