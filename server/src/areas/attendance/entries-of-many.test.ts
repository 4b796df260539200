import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  ownPunch,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { applied, asked, own, statusAndCode } from '../../testing/people/make-leave.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { accountName } from '../identity/actor.ts';
import { entryJob } from './entries/entry-job.ts';

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
it('a whole shift: who is left out is said with the reason, the others become Present', async () => {
  const kind = await world.kind();
  const away = await world.person({ managerId: boss.id });
  const application = await applied(away.client, asked(kind, day));
  await boss.client.put(`${own}/review/${application}`, { status: 'Approved' });
  const suspended = await world.person({ managerId: boss.id });
  await world.hr.post(`/employee/${suspended.id}/life`, { action: 'suspend', date: day });
  const late = await world.person({ managerId: boss.id });
  await world.at(day, '09:40');
  await late.client.post(ownPunch);
  await world.at(day, '20:00');
  const team = [worker, away, suspended, late].map(({ id }) => id);
  const whole = {
    employees: [...team, crypto.randomUUID()],
    inTime: null,
    outTime: null,
    byShift: 'Yes',
  };
  const seen = await preview(world.hr, whole);
  expect(seen.status, seen.text).toBe(200);
  expect(seen.body).toMatchObject({ data: { people: 2 } });
  expect(skippedIn(seen)).toEqual(
    expect.arrayContaining([
      { reason: 'on-leave', count: 1 },
      { reason: 'away', count: 1 },
      { reason: 'not-yours', count: 1 },
    ]),
  );
  // seen, and then another one was quicker
  const stamp = seen.at('data.stamp');
  const id = made(await enter(world.admin, { ...whole, stamp }), 'data._id');
  expect(statusAndCode(await enter(world.hr, { ...whole, stamp }))).toEqual([
    409,
    'attendance.changed-since-preview',
  ]);
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Present', lateMinutes: 0 });
  // who came late by the own punch stays late
  expect(await world.dayOf(late.id, day)).toMatchObject({
    status: 'Late',
    outTime: dhaka(day, '18:00'),
  });
  expect(await world.statusOf(away.id, day)).toBe('Leave');
  await world.hr.delete(`${path}/${id}`);
  expect(await world.statusOf(worker.id, day)).toBe('Absent');
});

it('by a filter of the day, free days stay free', async () => {
  const department = made(
    await world.admin.post('/department', {
      name: `Night shed ${worker.id.slice(-4)}`,
      concernCompany: world.house.padma,
    }),
    'department._id',
  );
  const someone = await world.person({ departmentId: department });
  await world.at('2026-03-06', '20:00');
  const friday = { date: '2026-03-06', employees: undefined, department };
  expect(skippedIn(await preview(world.hr, friday))).toEqual([{ reason: 'free-day', count: 1 }]);
  const absent = await preview(world.hr, { ...friday, status: 'Absent' });
  expect(statusAndCode(absent)).toEqual([422, 'attendance.nobody-matches']);
  const named = { ...friday, employees: [someone.id], department: undefined };
  expect((await preview(world.hr, named)).body).toMatchObject({ data: { people: 1 } });
  const thursday = { ...friday, date: '2026-03-05', status: 'Absent' };
  expect((await enter(world.hr, thursday)).body).toMatchObject({ data: { applied: 1 } });
});

it('two who enter the same day at once keep one result; the same click twice is one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await world.person();
    const other = { employees: [id], inTime: '08:50' };
    const replies = await Promise.all([
      enter(world.hr, { employees: [id] }),
      enter(world.admin, other),
      enter(world.hr, { ...other, kind: 'correct', outTime: '17:50' }),
    ]);
    for (const { status, text } of replies) expect([200, 422], text).toContain(status);
    const counts = await world.test.database.db
      .selectFrom('punch')
      .select(['direction'])
      .where('employee_id', '=', id)
      .where('void_entry_id', 'is', null)
      .execute();
    expect(counts.map(({ direction }) => direction).toSorted()).toEqual(['in', 'out']);
  }
  const headers = { 'idempotency-key': 'entry-1' };
  const payload = { ...body(), reason: 'Down' };
  const clicks = await Promise.all(
    [1, 2].map(() => world.hr.send('POST', `/api/v1${path}`, { headers, payload })),
  );
  expect(new Set(clicks.map((reply) => reply.at('data._id'))).size).toBe(1);
});

it('many are worked on behind the request, and taken back as one', async () => {
  const crowd = [];
  for (let at = 0; at < 60; at += 1)
    crowd.push(
      await world.test.newPerson({ departmentId: world.house.sales, joinedOn: '2020-01-15' }),
    );
  const id = made(await enter(world.hr, { employees: crowd }), 'data._id');
  const state = async () => (await world.hr.get(`${path}/${id}`)).body;
  expect(await state()).toMatchObject({ data: { state: 'Applying', waiting: 60, applied: 0 } });
  const { db } = world.test.database;
  const clock = world.clock;
  const settings = testSettings();
  const work = entryJob({ settings, accountName, givesWay: true });
  const run = () => runJob(work, { entryId: id, requestId: null }, { db, clock });
  // one of them is away by then
  await world.hr.post(`/employee/${crowd[0]}/life`, { action: 'suspend', date: day });
  expect(await run()).toEqual([
    [20, 60],
    [40, 60],
    [60, 60],
  ]);
  expect(await state()).toMatchObject({
    data: { state: 'Applied', applied: 59, skipped: [{ reason: 'away', count: 1 }] },
  });
  // a second run finds nothing to do
  expect(await run()).toEqual([]);
  expect(await world.statusOf(String(crowd[59]), day)).toBe('Present');
  expect((await world.hr.delete(`${path}/${id}`)).body).toMatchObject({
    data: { state: 'Undoing' },
  });
  await run();
  expect(await state()).toMatchObject({ data: { state: 'Undone', undone: 59 } });
  expect(await world.statusOf(String(crowd[59]), day)).toBe('Absent');
});
