import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';
import { sendBatches, workOff } from '../../testing/files/send-batches.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let batches: ReturnType<typeof sendBatches>;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  batches = sendBatches(test);
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const step = (id: string, action: string, more: object = {}) =>
  admin.post(`/employee/${id}/life`, { action, date: house.today, ...more });
const leave = (id: string, more: object = {}) =>
  step(id, 'leave', { leavingReason: 'Resigned', ...more });
const numberOf = async (id: string) => (await admin.get(`/employee/${id}`)).at('employee.number');
const managerOf = async (id: string, day = house.today) =>
  (await admin.get(`/employee/${id}?asOf=${day}`)).at('employee.lineManager._id');

const nobody = 'Choose one that still exists.';
const unable = 'This person is suspended or leaves, and cannot lead anyone. Choose someone else.';
const fieldsOf = (reply: Reply) => [reply.status, (reply.body as { fields?: object }).fields];

let boss: string;
let worker: string;
let lastDay: string;
beforeEach(async () => {
  boss = await add();
  worker = await add({ lineManager: boss });
  lastDay = addDays(house.today, 20);
});

it('a team is not handed over to the one who leaves, or to someone who is not there by then', async () => {
  const leaver = await add();
  await leave(leaver, { date: addDays(lastDay, -1) });
  const later = await add();
  await leave(later, { date: addDays(lastDay, 30) });
  const suspended = await add();
  await step(suspended, 'suspend');
  for (const handOverTo of [boss, leaver, later, suspended, await add({ status: 'Draft' })])
    expect(fieldsOf(await leave(boss, { date: lastDay, handOverTo }))).toEqual([
      422,
      { handOverTo: unable },
    ]);
  const handOverTo = await add();
  expect((await leave(boss, { date: lastDay, handOverTo })).status).toBe(200);
  expect(await managerOf(worker, addDays(lastDay, 1))).toBe(handOverTo);
});

it('nobody is put under someone who is suspended, a draft, or has a last day', async () => {
  const successor = await add();
  await leave(boss, { date: lastDay, handOverTo: successor });
  const suspended = await add();
  await step(suspended, 'suspend');
  const put = (id: string, given: object) => admin.put(`/employee/${id}`, given);
  const other = await add();
  expect(fieldsOf(await put(other, { lineManager: boss }))).toEqual([422, { lineManager: unable }]);
  expect(fieldsOf(await put(other, { secondTierLineManager: boss }))).toEqual([
    422,
    { secondTierLineManager: unable },
  ]);
  expect(fieldsOf(await put(other, { lineManager: suspended }))).toEqual([
    422,
    { lineManager: unable },
  ]);
  const draft = await add({ status: 'Draft' });
  expect(fieldsOf(await put(other, { lineManager: draft }))).toEqual([
    422,
    { lineManager: nobody },
  ]);
  expect(fieldsOf(await admin.post('/employee', newcomer(house, { lineManager: boss })))).toEqual([
    422,
    { lineManager: unable },
  ]);
  // for the days until then, when someone else follows
  const next = await put(other, { lineManager: successor, effectiveFrom: addDays(lastDay, 1) });
  expect(next.status, next.text).toBe(200);
  expect((await put(other, { lineManager: boss })).status).toBe(200);
  // and that one cannot be taken away from under them
  const history = (await admin.get(`/employee/${other}/history`)).body as {
    data: { _id: string }[];
  };
  const gone = await admin.delete(`/employee/${other}/history/${history.data[0]?._id}`);
  expect([gone.status, gone.at('code')]).toEqual([409, 'people.manager-leaves']);
});

it('a sheet and a bulk change are held to the same', async () => {
  await leave(boss, { date: lastDay, handOverTo: await add() });
  const suspended = await add();
  await step(suspended, 'suspend');
  const other = await add();
  const said = async (lineManager: string) => {
    const lines = [
      ['number', 'lineManager'],
      [await numberOf(other), await numberOf(lineManager)],
    ];
    const [row] = await batches.rows(admin, await batches.check(admin, lines));
    return [row?.kind, row?.faults[0]?.message];
  };
  const wrong = 'This person is suspended or leaves, and cannot lead anyone.';
  expect(await said(boss)).toEqual(['faulty', wrong]);
  expect(await said(suspended)).toEqual(['faulty', wrong]);
  const bulk = { ids: [other], given: { lineManager: boss }, reason: 'x' };
  const id = made(await admin.post('/employee-batch/change', bulk), 'data._id');
  await workOff(test);
  expect((await batches.rows(admin, id))[0]?.faults[0]?.message).toBe(wrong);
});

it('what a batch changed is not undone under someone who has left since', async () => {
  const bulk = { ids: [worker], given: { lineManager: await add() }, reason: 'x' };
  const id = made(await admin.post('/employee-batch/change', bulk), 'data._id');
  await workOff(test);
  await batches.act(admin, id, 'apply');
  expect((await leave(boss, { date: addDays(house.today, -1) })).status).toBe(200);
  await batches.act(admin, id, 'undo');
  expect(await batches.batch(admin, id)).toMatchObject({
    state: 'Applied',
    failure: expect.stringMatching(/who has left by then/),
  });
});

it('who comes back is not under someone who has left meanwhile', async () => {
  await leave(worker, { date: addDays(house.today, -40) });
  await leave(boss, { date: addDays(house.today, -20) });
  const back = await step(worker, 'rehire');
  expect(back.body).toMatchObject({ employee: { status: 'Probation', lineManager: null } });
});
