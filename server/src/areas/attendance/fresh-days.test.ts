import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  daily,
  makeAttendance,
  ownPunch,
  rowsOf,
} from '../../testing/people/make-attendance.ts';
import { made, newcomer } from '../../testing/people/make-house.ts';
import { applied, asked, own } from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { sendBatches } from '../../testing/files/send-batches.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { keepUpJob } from './judging/keep-up-job.ts';

let world: AttendanceWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
/** Tuesday, and the day after */
const [day, next] = ['2026-03-03', '2026-03-04'];

beforeAll(async () => {
  world = await makeAttendance();
  // attendance is kept from here on
  await world.admin.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.at(day, '10:00');
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});
const status = () => world.statusOf(worker.id, day);

it('nobody came: absent from the end of the shift on, though no job has run', async () => {
  expect(await status()).toBe('Expected');
  await world.at(day, '18:00');
  expect(await status()).toBe('Expected');
  await world.at(day, '18:02');
  expect(await status()).toBe('Absent');
  await world.at('2026-03-06', '12:00');
  expect(await status()).toBe('Absent');
  expect(await world.statusOf(worker.id, next)).toBe('Absent');
  expect(await world.statusOf(worker.id, '2026-03-06')).toBe('Weekly off');
});

it('whoever forgot to go out is present, with a flag, when the day is over', async () => {
  await worker.client.post(ownPunch);
  await world.at(day, '22:01');
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Late', isMissingOut: true });
});

it('leave that is agreed to, and taken back', async () => {
  const kind = await world.kind({ backdatedDays: 30 });
  expect(await status()).toBe('Expected');
  const id = await applied(worker.client, asked(kind, day));
  expect(await status()).toBe('Expected');
  await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Leave',
    leaveType: { _id: kind },
  });
  expect((await world.hr.delete(`/leave-application/${id}`)).status).toBe(200);
  expect(await status()).toBe('Expected');
});

it('half a day of leave and half a day of work show both', async () => {
  const kind = await world.kind({ backdatedDays: 30 });
  const id = await applied(worker.client, asked(kind, day, day, { startHalf: true }));
  await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
  await worker.client.post(ownPunch);
  await world.at(day, '13:30');
  await worker.client.post(ownPunch);
  await world.at(next, '12:00');
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Late',
    isPartLeave: true,
    workedMinutes: 210,
    earlyMinutes: 0,
  });
});

it('a holiday that is added for everyone, and taken away', async () => {
  expect(await status()).toBe('Expected');
  const given = { name: 'Mourning', startDate: day, endDate: day, type: 'Government' };
  const id = made(await world.admin.post('/holidays', given), 'data._id');
  expect(await status()).toBe('Holiday');
  expect((await world.admin.delete(`/holidays/${id}`)).status).toBe(200);
  expect(await status()).toBe('Expected');
});

it('a roster and a shift that are changed', async () => {
  await worker.client.post(ownPunch);
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Late', lateMinutes: 60 });
  const late = made(
    await world.admin.post('/shift', {
      name: `Late ${worker.id}`,
      shortName: 'LT',
      startTime: '09:55',
      endTime: '19:00',
    }),
    'data._id',
  );
  await world.assign(worker.id, late, day);
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Present', lateMinutes: 0 });
  await world.admin.put(`/shift/${late}`, { startTime: '09:30' });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Late', lateMinutes: 30 });
  await world.admin.put('/roster/days', { days: [{ employeeId: worker.id, day, set: 'off' }] });
  expect(await status()).toBe('Weekly off');
  await world.admin.put('/roster/days', { days: [{ employeeId: worker.id, day, set: 'roster' }] });
  expect(await status()).toBe('Late');
});

it('a night shift that is put in afterwards takes the punch of the next morning with it', async () => {
  await world.at(next, '05:50');
  await worker.client.post(ownPunch);
  await world.at(next, '12:00');
  expect(await world.statusOf(worker.id, next)).toBe('Present');
  const days = [{ employeeId: worker.id, day, set: world.night }];
  expect((await world.admin.put('/roster/days', { days })).status).toBe(200);
  expect(await world.statusOf(worker.id, next)).toBe('Expected');
  expect(await world.dayOf(worker.id, day)).toMatchObject({ shift: { name: 'Night' } });
});

it('job data that is changed in the past', async () => {
  await world.at('2026-03-05', '12:00');
  expect(await status()).toBe('Absent');
  const moved = await world.hr.put(`/employee/${worker.id}`, {
    department: world.house.furnace,
    effectiveFrom: day,
  });
  expect(moved.status, moved.text).toBe(200);
  // no roster there: a shift is not expected any more
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Absent', shift: null });
  const back = await world.hr.put(`/employee/${worker.id}`, {
    department: world.house.sales,
    effectiveFrom: next,
  });
  expect(back.status, back.text).toBe(200);
  expect(await world.dayOf(worker.id, day)).toMatchObject({ shift: null });
  expect(await world.dayOf(worker.id, next)).toMatchObject({ shift: { name: 'Office' } });
});

it('job data that a sheet changes in the past, and an undo of it', async () => {
  await world.at('2026-03-05', '12:00');
  expect(await world.dayOf(worker.id, day)).toMatchObject({ shift: { name: 'Office' } });
  const sheets = sendBatches(world.test);
  const { number } = await world.test.database.db
    .selectFrom('employee')
    .select('number')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const { officer } = world.house;
  const titles = ['number', 'name', 'designation', 'department', 'concern', 'joiningDate'];
  const lines = [
    titles,
    [number, '', '', 'Furnace', 'Meghna Steel', ''],
    [`new-${number}`, 'Found Later', officer, 'Sales', 'Padma Foods', day],
  ];
  const batch = await sheets.check(world.hr, lines, { effectiveFrom: day });
  expect(await sheets.rows(world.hr, batch, '&which=faulty')).toEqual([]);
  await sheets.act(world.hr, batch, 'apply');
  expect(await sheets.batch(world.hr, batch)).toMatchObject({ state: 'Applied' });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ shift: null });
  expect(await world.dayOf(worker.id, '2026-03-02')).toMatchObject({ shift: { name: 'Office' } });
  const found = rowsOf(await world.admin.get(`${daily}?todayDate=${day}&search=Found Later`));
  expect(found).toMatchObject([{ status: 'Absent', shift: { name: 'Office' } }]);
  await sheets.act(world.hr, batch, 'undo');
  expect(await sheets.batch(world.hr, batch)).toMatchObject({ state: 'Undone', failure: null });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ shift: { name: 'Office' } });
});

it('someone who is found to have joined days ago', async () => {
  await world.at('2026-03-05', '12:00');
  const parts = { db: world.test.database.db, clock: world.clock };
  await runJob(keepUpJob(testSettings()), {}, parts);
  const body = newcomer(world.house, { joiningDate: day });
  const id = made(await world.hr.post('/employee', body), 'employee._id');
  expect(await world.statusOf(id, '2026-03-02')).toBeUndefined();
  expect(await world.statusOf(id, day)).toBe('Absent');
  expect(await world.statusOf(id, '2026-03-05')).toBe('Expected');
});

it('a late arrival is excused by others, with a reason, and no longer', async () => {
  const path = '/attendance/waiver';
  await worker.client.post(ownPunch);
  const given = { employeeId: worker.id, date: day, isWaived: true };
  expect((await worker.client.put(path, { ...given, reason: 'x' })).status).toBe(403);
  expect((await world.hr.put(path, given)).body).toMatchObject({
    fields: { reason: expect.any(String) },
  });
  const other = await world.person({ departmentId: world.house.furnace });
  const some = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'HR', concernId: world.house.padma }),
  });
  const foreign = { ...given, employeeId: other.id, reason: 'x' };
  expect((await some.put(path, foreign)).status).toBe(404);
  expect((await world.hr.put(path, { ...given, date: '2026-03-20', reason: 'x' })).status).toBe(
    404,
  );
  const excused = await world.hr.put(path, { ...given, reason: 'The bridge was closed' });
  expect(excused.body).toMatchObject({ data: { status: 'Late', isWaived: true } });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ isWaived: true });
  await world.hr.put(path, { ...given, isWaived: false });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ isWaived: false });
});
