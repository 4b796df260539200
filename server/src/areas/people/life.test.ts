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
const read = (id: string, query = '') => admin.get(`/employee/${id}${query}`);

describe('the life of a person', () => {
  const step = (id: string, action: string, more: object = {}) =>
    admin.post(`/employee/${id}/life`, { action, date: house.today, ...more });

  it.each([
    [
      'confirming someone who is confirmed',
      'Confirmed',
      'confirm',
      {},
      409,
      'people.step-not-open',
    ],
    ['leaving without a reason', 'Confirmed', 'leave', {}, 422, 'request.rule'],
    ['rehiring someone who is here', 'Confirmed', 'rehire', {}, 409, 'people.step-not-open'],
  ])('refuses %s', async (_, status, action, more, code, refusal) => {
    const reply = await step(await add({ status }), action, more);
    expect([reply.status, reply.at('code')]).toEqual([code, refusal]);
  });

  it('goes from probation to confirmed, notice, left, and back', async () => {
    const id = await add({ status: 'Probation' });
    expect((await step(id, 'confirm')).body).toMatchObject({
      employee: { status: 'Confirmed', confirmationDate: house.today },
    });
    const again = await step(id, 'giveNotice');
    expect([again.status, again.at('code')]).toEqual([409, 'people.later-step']);
    const lastDay = addDays(house.today, 30);
    const leaving = await step(id, 'leave', { date: lastDay, leavingReason: 'Resigned' });
    expect(leaving.body).toMatchObject({
      employee: { status: 'Confirmed', lastDay, leavingReason: 'Resigned' },
    });
    expect((await read(id, `?asOf=${lastDay}`)).body).toMatchObject({
      employee: { status: 'Confirmed' },
    });
    expect((await read(id, `?asOf=${addDays(lastDay, 1)}`)).body).toMatchObject({
      employee: { status: 'Left' },
    });
  });

  it('is told as of a day: joined, confirmed and left as they were then', async () => {
    const day = (days: number) => addDays(house.today, days);
    const id = await add({ status: 'Probation', joiningDate: day(-400) });
    await step(id, 'confirm', { date: day(-200) });
    await step(id, 'leave', { date: day(-101), leavingReason: 'Resigned' });
    await step(id, 'rehire', { date: day(-50) });
    await step(id, 'leave', { date: day(30), leavingReason: 'Retired' });
    const first = { joiningDate: day(-400), confirmationDate: null, lastDay: null };
    const confirmed = { ...first, status: 'Confirmed', confirmationDate: day(-200) };
    const gone = { lastDay: day(-101), leavingReason: 'Resigned', status: 'Left' };
    const second = { joiningDate: day(-50), confirmationDate: null, status: 'Probation' };
    for (const [asOf, then] of [
      [day(-300), { ...first, status: 'Probation', leavingReason: null }],
      [day(-150), confirmed],
      [day(-80), { ...confirmed, ...gone }],
      [day(-10), { ...second, lastDay: null }],
      [house.today, { ...second, lastDay: day(30), leavingReason: 'Retired' }],
      [day(31), { ...second, status: 'Left', lastDay: day(30) }],
    ] as const) {
      expect((await read(id, `?asOf=${asOf}`)).body, asOf).toMatchObject({ employee: then });
      const sorted = await admin.get(
        `/employee/data?asOf=${asOf}&sort=joiningDate&status=${then.status}&limit=200`,
      );
      const { employees } = sorted.body as { employees: { _id: string }[] };
      expect(employees.find((one) => one._id === id)).toMatchObject(then);
    }
    const byPost = await admin.get(`/employee/data?asOf=${day(-80)}&sort=designation&limit=200`);
    const { employees } = byPost.body as { employees: { _id: string }[] };
    expect(employees.find((one) => one._id === id)).toMatchObject({ ...confirmed, ...gone });
  });

  it('who leaves and leads others hands them over', async () => {
    const boss = await add();
    const successor = await add({ lineManager: boss });
    const worker = await add({ lineManager: boss });
    const alone = await step(boss, 'leave', {
      date: addDays(house.today, -1),
      leavingReason: 'Retired',
    });
    expect([alone.status, alone.at('code')]).toEqual([422, 'people.team-left']);
    const given = {
      date: addDays(house.today, -1),
      leavingReason: 'Retired',
      handOverTo: successor,
    };
    expect((await step(boss, 'leave', given)).body).toMatchObject({ employee: { status: 'Left' } });
    expect((await read(worker)).body).toMatchObject({
      employee: { lineManager: { _id: successor } },
    });
    expect((await read(successor)).body).toMatchObject({ employee: { lineManager: null } });
  });

  it('ends the sessions of who leaves, and of who comes to a post with other rights', async () => {
    const id = await test.newPerson({ designationId: house.officer, departmentId: house.sales });
    const client = await test.enter({ kind: 'employee', id });
    expect((await client.get('/employee/employeeSearch')).status).toBe(200);
    await admin.put(`/employee/${id}`, { phone: '1' });
    expect((await client.get('/employee/employeeSearch')).status).toBe(200);
    await admin.put(`/employee/${id}`, { designation: house.chief });
    expect((await client.get('/employee/employeeSearch')).status).toBe(401);
  });

  it('only a draft is deleted', async () => {
    const reply = await admin.delete(`/employee/${await add()}`);
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.not-a-draft']);
    const draft = await add({ status: 'Draft' });
    expect((await admin.delete(`/employee/${draft}`)).status).toBe(200);
    expect((await read(draft)).status).toBe(404);
  });
});
