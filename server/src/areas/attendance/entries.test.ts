import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  ownPunch,
  rowsOf,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { unreadOf } from '../../testing/notices.ts';

let world: AttendanceWorld;
let above: { id: string; client: Client };
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
/** a Tuesday */
const day = '2026-03-03';
const path = '/attendance/punch-entry';

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.at(day, '20:00');
  above = await world.person();
  boss = await world.person({ managerId: above.id });
  worker = await world.person({ managerId: boss.id });
});

const body = (given: object = {}) => ({
  kind: 'enter',
  date: day,
  employees: [worker.id],
  inTime: '09:00',
  outTime: '18:00',
  ...given,
});
const enter = (client: Client, given: object = {}) =>
  client.post(path, { ...body(given), reason: 'The reader was broken' });
const preview = (client: Client, given: object = {}) => client.post(`${path}/preview`, body(given));
const skippedIn = (reply: Reply) => (reply.body as { data: { skipped: object[] } }).data.skipped;
const logOf = async () =>
  rowsOf(
    await world.hr.get(
      `/attendance/attendance-log-report?fromDate=${day}&toDate=${day}&employeeId=${worker.id}`,
    ),
  );

describe('who may not', () => {
  it('nobody enters the own, nor for people who are not theirs', async () => {
    expect(statusAndCode(await enter(boss.client, { employees: [boss.id] }))[0]).toBe(403);
    expect((await enter(worker.client)).status).toBe(403);
    const stranger = await world.person();
    expect((await enter(stranger.client)).status).toBe(404);
    // the second tier, while the manager is there
    expect((await enter(above.client)).status).toBe(404);
    const payroll = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'PAYROLL' }),
    });
    expect((await enter(payroll)).status).toBe(403);
    const limited = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
    });
    expect((await enter(limited)).status).toBe(404);
    expect(await world.statusOf(worker.id, day)).toBe('Absent');
  });
  it('a user does not for the person behind the account', async () => {
    const id = await world.test.newUser({ role: 'HR', employeeId: worker.id });
    const self = await world.enter({ kind: 'user', id });
    expect(statusAndCode(await enter(self))[0]).toBe(403);
    const both = await preview(self, { employees: [worker.id, boss.id] });
    expect(skippedIn(both)).toEqual([{ reason: 'own-record', count: 1 }]);
  });
  it('whoever is suspended does not', async () => {
    // by dated job data: a suspension is one more piece of it
    for (const [below, lineManager] of [
      [boss, above],
      [worker, boss],
    ] as const)
      made(
        await world.hr.put(`/employee/${below.id}`, {
          lineManager: lineManager.id,
          effectiveFrom: '2026-01-01',
        }),
        'employee._id',
      );
    made(
      await world.hr.post(`/employee/${boss.id}/life`, { action: 'suspend', date: day }),
      'employee.status',
    );
    expect((await enter(boss.client)).status).toBe(404);
    // it passes on as if they were away
    expect((await enter(above.client)).status).toBe(200);
  });
});

it('what is asked for must make sense', async () => {
  const refused = async (given: object) =>
    ((await preview(world.hr, given)).body as { fields: object }).fields;
  const needed = 'This is needed.';
  expect(await refused({ date: '2026-03-04' })).toEqual({ date: 'This is still to come.' });
  expect(await refused({ inTime: null, outTime: null })).toEqual({ inTime: needed });
  expect(await refused({ byShift: 'Yes' })).toEqual({ inTime: 'This value does not fit here.' });
  expect(await refused({ kind: 'remove' })).toEqual({ inTime: 'This value does not fit here.' });
  expect(
    ((await world.hr.post(path, { ...body(), reason: ' ' })).body as { fields: object }).fields,
  ).toEqual({ reason: needed });
});

it('a manager enters a day: it counts, the person is told, and it is kept who did', async () => {
  const reply = await enter(boss.client);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body).toMatchObject({ data: { state: 'Applied', people: 1, applied: 1 } });
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Present',
    inTime: dhaka(day, '09:00'),
    outTime: dhaka(day, '18:00'),
  });
  expect(await unreadOf(worker.client)).toMatchObject([
    { kind: 'punches-entered', text: expect.stringContaining('The reader was broken') },
  ]);
  const audit = rowsOf(
    await world.admin.get(`/audit/data?record=employee&recordId=${worker.id}&limit=5`),
  );
  expect(audit).toMatchObject([{ action: 'attendance.enterPunch' }]);
  // again: nothing lacks
  expect(statusAndCode(await enter(world.hr))).toEqual([422, 'attendance.nobody-to-enter']);
});

it('a correction takes out what came; undone, it counts again as it came', async () => {
  await world.at(day, '08:30');
  await worker.client.post(ownPunch);
  await world.at(day, '11:00');
  await worker.client.post(ownPunch);
  await world.at(day, '20:00');
  const id = made(await enter(world.hr, { kind: 'correct' }), 'data._id');
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Present',
    inTime: dhaka(day, '09:00'),
  });
  expect((await logOf()).map(({ source, isVoid }) => [source, isVoid])).toEqual([
    ['entered', false],
    ['web', false],
    ['entered', false],
    ['web', true],
  ]);
  const undone = await world.hr.delete(`${path}/${id}`);
  expect(undone.body).toMatchObject({ data: { state: 'Undone', undone: 1 } });
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Absent',
    inTime: dhaka(day, '08:30'),
    outTime: dhaka(day, '11:00'),
  });
  expect(statusAndCode(await world.hr.delete(`${path}/${id}`))).toEqual([
    409,
    'attendance.entry-not-undone',
  ]);
  // and may be said once more
  expect((await enter(world.hr, { kind: 'correct' })).status).toBe(200);
  expect(await world.statusOf(worker.id, day)).toBe('Present');
});

it('one punch is taken out of account', async () => {
  await enter(world.hr);
  const [, first] = await logOf();
  const reply = await enter(world.hr, {
    kind: 'remove',
    inTime: null,
    outTime: null,
    punches: [String(first?._id)],
  });
  expect(reply.status, reply.text).toBe(200);
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    inTime: dhaka(day, '18:00'),
    outTime: null,
  });
});

it('what was changed since is not taken back over it', async () => {
  const first = made(await enter(world.hr), 'data._id');
  await world.at(day, '20:30');
  made(await enter(boss.client, { kind: 'correct', inTime: '09:30' }), 'data._id');
  expect((await world.hr.delete(`${path}/${first}`)).body).toMatchObject({
    data: { undone: 0, skipped: [{ reason: 'changed', count: 1 }] },
  });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ inTime: dhaka(day, '09:30') });
});

it('those who stand in for a manager do, while they do', async () => {
  const friend = await world.person();
  expect((await enter(friend.client)).status).toBe(404);
  const given = { toPerson: friend.id, fromDate: day, toDate: day, kinds: ['leave'] };
  made(await boss.client.post('/inbox/delegation', given), 'data._id');
  expect((await enter(friend.client)).status).toBe(404);
  const right = { ...given, kinds: ['attendance-correction'] };
  made(await boss.client.post('/inbox/delegation', right), 'data._id');
  expect((await enter(friend.client)).status).toBe(200);
});

it('in a closed month nothing is entered and nothing taken back', async () => {
  const entry = made(await enter(world.hr), 'data._id');
  await world.at('2026-04-02', '10:00');
  await world.admin.post('/attendance-lock', {
    concernCompany: world.house.padma,
    month: '2026-03',
  });
  expect(statusAndCode(await enter(world.hr, { kind: 'correct', inTime: '08:00' }))).toEqual([
    409,
    'attendance.month-locked',
  ]);
  expect((await world.hr.delete(`${path}/${entry}`)).body).toMatchObject({
    data: { undone: 0, skipped: [{ reason: 'closed', count: 1 }] },
  });
  await world.admin.delete(`/attendance-lock/${world.house.padma}?month=2026-03`);
  expect(await world.statusOf(worker.id, day)).toBe('Present');
});
