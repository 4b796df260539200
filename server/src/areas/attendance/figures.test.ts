import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { applied, asked, own } from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { findLeaveFigures } from '../leave/public.ts';
import { figuresJob } from './closing/figures-job.ts';
import { keepUpJob } from './judging/keep-up-job.ts';
import { findFigures } from './public.ts';

/** March 2026 at Padma Foods; Fridays and Saturdays are free. Everyone comes at nine unless told otherwise. */
let world: AttendanceWorld;
let worker: { id: string; client: Client };
let night: { id: string };
let mover: { id: string; client: Client };
let unpaid: string;
let partPaid: string;
const month = '2026-03';
const span = 'fromDate=2026-03-01&toDate=2026-03-31';

const late = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-09'];
const away = ['2026-03-10', '2026-03-11', '2026-03-12'];
const workdays = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
  .filter((day) => ![5, 6].includes(new Date(day).getUTCDay()))
  .filter((day) => day !== '2026-03-26');

function* comings() {
  const stay = (number: string, day: string, from: string, until: string) => [
    { number, at: dhaka(day, from) },
    { number, at: dhaka(day, until) },
  ];
  for (const day of workdays) {
    if (day === '2026-03-30') yield* stay('E-1', day, '09:00', '14:00');
    else if (!away.includes(day)) {
      const isLong = day === '2026-03-16';
      yield* stay('E-1', day, late.includes(day) ? '09:30' : '09:00', isLong ? '20:00' : '18:00');
    }
    yield* stay('E-3', day, '09:00', '18:00');
  }
  // Independence Day, and a Friday
  yield* stay('E-1', '2026-03-26', '10:00', '15:00');
  yield* stay('E-1', '2026-03-27', '10:00', '12:00');
  for (const at of [
    '2026-03-02T22:00',
    '2026-03-03T06:00',
    '2026-03-03T22:00',
    '2026-03-04T06:00',
  ]) {
    const [day = '', time = ''] = at.split('T');
    yield { number: 'E-2', at: dhaka(day, time) };
  }
}

beforeAll(async () => {
  world = await makeAttendance();
  await world.at('2026-03-01', '08:00');
  await world.admin.get('/attendance/daily-attendance-report');
  worker = await world.person({ number: 'E-1' });
  night = await world.person({ number: 'E-2' });
  mover = await world.person({ number: 'E-3' });
  await world.assign(night.id, world.night, '2026-03-01');
  const independence = { startDate: '2026-03-26', endDate: '2026-03-26', type: 'Government' };
  made(await world.admin.post('/holidays', { name: 'Independence', ...independence }), 'data._id');
  unpaid = await world.kind({ pay: 'Unpaid', backdatedDays: 60 });
  partPaid = await world.kind({
    pay: 'Part paid',
    paidShare: 60,
    halfDays: 'Yes',
    backdatedDays: 60,
    encashableDays: 5,
  });
  const policy = { lateFree: 2, lateEvery: 3, lateCosts: '0.5' };
  await world.admin.put(`/settings/attendance?concern=${world.house.padma}`, policy);
  const key = (await world.hr.post('/attendance-device', { name: 'Gate' })).at('key');
  await world.at('2026-03-31', '23:30');
  for (const body of [
    asked(unpaid, '2026-03-10', '2026-03-11'),
    asked(partPaid, '2026-03-12', '2026-03-12', { startHalf: true }),
  ]) {
    const id = await applied(worker.client, body);
    expect((await world.hr.put(`${own}/review/${id}`, { status: 'Approved' })).status).toBe(200);
  }
  const encashed = { employeeId: worker.id, leaveType: partPaid, year: 2026, days: 1.5 };
  const reply = await world.hr.post('/leave-balance/encash', { ...encashed, note: 'As agreed' });
  expect(reply.status, reply.text).toBe(200);
  await world.hr.put(`/employee/${mover.id}`, {
    department: world.house.furnace,
    effectiveFrom: '2026-03-16',
  });
  const there = await applied(mover.client, asked(unpaid, '2026-03-17'));
  expect((await world.hr.put(`${own}/review/${there}`, { status: 'Approved' })).status).toBe(200);
  const punches = [...comings()];
  expect((await sent(world.test.nobody, key, punches)).body).toMatchObject({
    taken: punches.length,
  });
  await world.at('2026-04-01', '12:00');
});
afterAll(() => world.close());

const parts = () => ({ db: world.test.database.db, clock: world.clock });
const closing = (concernId: string) => ({ concernId, month });
const count = (concernId: string) =>
  runJob(figuresJob(testSettings()), closing(concernId), parts());
const padma = () => world.house.padma;
const close = async () =>
  made(await world.hr.post('/attendance-lock', { concernCompany: padma(), month }), 'data.month');
const open = () => world.admin.delete(`/attendance-lock/${padma()}?month=${month}`);
const figuresOf = async (employeeId: string, concernId = padma()) =>
  (await findFigures(parts().db, closing(concernId)))?.find((one) => one.employeeId === employeeId);
const summaryOf = async (employeeId: string) =>
  rowsOf(
    await world.hr.get(
      `/attendance/date-to-date-attendance-summary?${span}&employeeId=${employeeId}`,
    ),
  )[0];

beforeEach(async () => {
  await open();
  await close();
});

it('there are none while the month is open or not yet counted', async () => {
  expect(await findFigures(parts().db, closing(padma()))).toBe(null);
  expect(rowsOf(await world.hr.get('/attendance-lock/data'))).toMatchObject([{ isCounted: false }]);
  await count(padma());
  expect(await figuresOf(worker.id)).toBeDefined();
  expect(rowsOf(await world.hr.get('/attendance-lock/data'))).toMatchObject([{ isCounted: true }]);
  await open();
  expect(await findFigures(parts().db, closing(padma()))).toBe(null);
  expect(await findLeaveFigures(parts().db, closing(padma()))).toEqual([]);
});

it('what a month came to, day for day', async () => {
  await count(padma());
  expect(await figuresOf(worker.id)).toEqual({
    employeeId: worker.id,
    days: 31,
    working: 22,
    present: 18,
    halfDays: 1,
    halfDaysToWork: 1000,
    absence: 500,
    leave: 2500,
    holidays: 1,
    weeklyOffs: 8,
    suspended: 0,
    longLeave: 0,
    nights: 0,
    holidaysWorked: 1,
    weeklyOffsWorked: 1,
    worked: expect.any(Number),
    overtime: 120 + 300 + 120,
    lates: 5,
    lateMinutes: 150,
    // two are free, three cost half a day
    lateDeduction: 500,
    missingOuts: 0,
  });
  expect(await figuresOf(night.id)).toMatchObject({ nights: 2, present: 2, days: 31 });
});

it('they are what the report tells', async () => {
  await count(padma());
  const told = await summaryOf(worker.id);
  const figure = await figuresOf(worker.id);
  if (!figure) throw new Error('no figures');
  expect(told).toMatchObject({
    present: figure.present,
    absent: figure.absence / 1000,
    leave: figure.leave / 1000,
    late: figure.lates,
    deduction: figure.lateDeduction / 1000,
  });
});

it('whoever moved is counted in each concern for the days there', async () => {
  await count(padma());
  expect(await figuresOf(mover.id)).toMatchObject({ days: 15, present: 11 });
  const meghna = world.house.meghna;
  const reply = await world.hr.post('/attendance-lock', { concernCompany: meghna, month });
  expect(reply.status, reply.text).toBe(200);
  await count(meghna);
  expect(await figuresOf(mover.id, meghna)).toMatchObject({ days: 16 });
  expect(await figuresOf(worker.id, meghna)).toBe(undefined);
  const leave = async (concernId: string) =>
    (await findLeaveFigures(parts().db, closing(concernId))).map(({ employeeId }) => employeeId);
  expect(await leave(meghna)).toEqual([mover.id]);
  expect(await leave(padma())).not.toContain(mover.id);
  await world.admin.delete(`/attendance-lock/${meghna}?month=${month}`);
});

it('leave by its kind, with what it paid and what was turned into pay', async () => {
  await count(padma());
  const found = await findLeaveFigures(parts().db, closing(padma()));
  expect(found.filter(({ employeeId }) => employeeId === worker.id)).toHaveLength(2);
  expect(found).toContainEqual({
    employeeId: worker.id,
    leaveTypeId: unpaid,
    pay: 'Unpaid',
    paidShare: null,
    taken: 2000,
    encashed: 0,
  });
  expect(found).toContainEqual({
    employeeId: worker.id,
    leaveTypeId: partPaid,
    pay: 'Part paid',
    paidShare: 60,
    taken: 500,
    encashed: 1500,
  });
});

it('they stay, whatever is set later; the report of the month keeps its policy too', async () => {
  const set = (given: object) => world.admin.put(`/settings/attendance?concern=${padma()}`, given);
  expect((await set({ lateFree: 0, lateEvery: 1, lateCosts: '1' })).status).toBe(200);
  await count(padma());
  const before = await figuresOf(worker.id);
  expect(before).toMatchObject({ lateDeduction: 500 });
  await world.hr.put(`/leave-type/${unpaid}`, { pay: 'Paid' });
  await count(padma());
  expect(await figuresOf(worker.id)).toEqual(before);
  expect(await summaryOf(worker.id)).toMatchObject({ deduction: 0.5 });
  const leave = await findLeaveFigures(parts().db, closing(padma()));
  expect(leave.find(({ leaveTypeId }) => leaveTypeId === unpaid)?.pay).toBe('Unpaid');
  await set({ lateFree: 2, lateEvery: 3, lateCosts: '0.5' });
  await world.hr.put(`/leave-type/${unpaid}`, { pay: 'Unpaid' });
});

it('counted by many at once, or opened meanwhile: each once, or none', async () => {
  await Promise.all([1, 2, 3, 4].map(() => count(padma())));
  const once = await findFigures(parts().db, closing(padma()));
  expect(new Set(once?.map(({ employeeId }) => employeeId)).size).toBe(once?.length);
  await open();
  await close();
  const opened = open();
  await Promise.all([count(padma()), opened, count(padma())]);
  expect((await opened).status).toBe(200);
  const left =
    await sql`select 1 from attendance_figure union all select 1 from leave_figure`.execute(
      parts().db,
    );
  expect(left.rows).toEqual([]);
});

it('opened in the moment in which it is counted, it is not counted', async () => {
  const [deleted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const opening = transaction(parts().db, async (tx) => {
    await sql`delete from attendance_lock where concern_id = ${padma()}`.execute(tx);
    deleted.resolve();
    await commit.promise;
  });
  await deleted.promise;
  const counting = count(padma());
  await wait(200);
  commit.resolve();
  await opening;
  await counting;
  expect(await findFigures(parts().db, closing(padma()))).toBe(null);
});

it('months that an earlier version closed get theirs by the job that keeps up', async () => {
  const { db } = parts();
  await sql`update attendance_lock set late_free = null, late_every = null, late_costs = null`.execute(
    db,
  );
  await runJob(keepUpJob(testSettings()), {}, parts());
  expect(await figuresOf(worker.id)).toMatchObject({ lates: 5, lateDeduction: 500 });
});
