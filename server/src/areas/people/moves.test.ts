import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const add = async (given: object): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');

it('is not told to whoever leads nobody', async () => {
  const clerk = await test.as('employee');
  expect((await clerk.get('/employee/moves')).status).toBe(403);
});

interface Told {
  readonly total: number;
  readonly data: readonly { readonly _id: string; readonly day: string }[];
}
const moves = async (who = admin) =>
  (await who.get('/employee/moves')).body as Record<'joined' | 'left' | 'due', Told>;

it('names who joins, who leaves and who is to be confirmed this month', async () => {
  const today = house.today;
  const begins = `${today.slice(0, 7)}-01`;
  const before = addDays(begins, -1);
  const long = { status: 'Confirmed', joiningDate: addDays(begins, -400) };
  const earlier = await moves();
  await add({ status: 'Confirmed', joiningDate: begins });
  await add({ status: 'Draft', joiningDate: begins });
  const leave = async (lastDay: string): Promise<string> => {
    const id = await add(long);
    const step = { action: 'leave', date: lastDay, leavingReason: 'Resigned' };
    expect((await admin.post(`/employee/${id}/life`, step)).status).toBe(200);
    return id;
  };
  const goes = await leave(today);
  await leave(before);
  await leave(addDays(begins, 40));
  const due = async (status: string, confirmationDueDate: string): Promise<string> =>
    add({ ...long, status, confirmationDueDate });
  const overdue = await due('Probation', before);
  const waits = await due('Probation', today);
  await due('Probation', addDays(begins, 40));
  await due('Confirmed', today);

  const told = await moves();
  expect(told.joined.total - earlier.joined.total).toBe(1);
  expect(told.left).toMatchObject({ total: 1, data: [{ _id: goes, day: today }] });
  expect(told.due).toMatchObject({
    total: 2,
    data: [
      { _id: overdue, day: before },
      { _id: waits, day: today },
    ],
  });
});
