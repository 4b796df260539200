import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../../testing/people/make-attendance.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let worker: { id: string; client: Client };
const day = '2026-03-03';
const month = '2026-03';
const lock = (client: Client, given: object = {}) =>
  client.post('/attendance-lock', { concernCompany: world.house.padma, month, ...given });

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  const boss = await world.person();
  worker = await world.person({ managerId: boss.id, number: 'E-1' });
});
afterAll(() => world.close());

it('a month is closed by Human Resources when its last night is over', async () => {
  expect((await lock(worker.client)).status).toBe(403);
  expect(statusAndCode(await lock(world.hr))).toEqual([422, 'attendance.month-not-over']);
  await world.assign(worker.id, world.night, '2026-03-31');
  await world.at('2026-04-01', '08:00');
  expect(statusAndCode(await lock(world.hr))).toEqual([422, 'attendance.month-not-over']);
  await world.at('2026-04-01', '10:30');
  expect((await lock(world.hr, { concernCompany: crypto.randomUUID() })).status).toBe(404);
  expect((await lock(world.hr, { month: '0000-01' })).status).toBe(400);
  const other = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
  });
  expect((await lock(other)).status).toBe(404);
  expect((await lock(world.hr)).body).toMatchObject({ data: { month } });
  expect((await lock(world.hr)).status).toBe(200);
  expect(rowsOf(await world.hr.get('/attendance-lock/data'))).toHaveLength(1);
});

it('what it came to is read by those who pay, and nothing that is still open', async () => {
  const payroll = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL' }),
  });
  const figures = async (client: Client, fromDate: string, toDate: string) => {
    const asked = `fromDate=${fromDate}&toDate=${toDate}&employeeId=${worker.id}`;
    const reply = await client.get(`/attendance/date-to-date-attendance-summary?${asked}`);
    return rowsOf(reply).length;
  };
  expect(await figures(payroll, '2026-03-01', '2026-03-31')).toBe(1);
  expect(await figures(payroll, '2026-03-01', '2026-04-01')).toBe(0);
  expect(await figures(world.hr, '2026-03-01', '2026-04-01')).toBe(1);
  for (const path of ['daily-attendance-report', 'attendance-log-report', 'request/data'])
    expect((await payroll.get(`/attendance/${path}`)).status, path).toBe(403);
});

it('nothing changes in it: neither punches nor rosters, holidays or corrections', async () => {
  const before = await world.dayOf(worker.id, day);
  expect(before).toMatchObject({ status: 'Absent', isLocked: true });
  const device = await world.hr.post('/attendance-device', { name: 'Gate' });
  const punches = [
    { number: 'E-1', at: dhaka(day, '09:00') },
    { number: 'E-1', at: dhaka(day, '18:00') },
  ];
  expect((await sent(world.test.nobody, device.at('key'), punches)).body).toMatchObject({
    taken: 2,
  });
  await world.admin.put('/roster/days', { days: [{ employeeId: worker.id, day, set: 'off' }] });
  const eid = { name: 'Eid', startDate: day, endDate: day, type: 'Religious' };
  made(await world.admin.post('/holidays', eid), 'data._id');
  await world.hr.put(`/employee/${worker.id}`, {
    department: world.house.furnace,
    effectiveFrom: '2026-03-02',
  });
  expect(await world.dayOf(worker.id, day)).toEqual({
    ...before,
    employeeId: expect.objectContaining({ department: expect.anything() }),
  });
});

it('nobody asks for a correction in it, or excuses a late arrival', async () => {
  const { client, id } = await world.person();
  const correction = {
    date: day,
    inTime: dhaka(day, '09:00'),
    outTime: dhaka(day, '18:00'),
    reason: 'Forgot',
  };
  expect(
    statusAndCode(await client.post('/employee-panel/attendance/correction', correction)),
  ).toEqual([409, 'attendance.month-locked']);
  const waiver = { employeeId: id, date: day, isWaived: true, reason: 'x' };
  expect(statusAndCode(await world.hr.put('/attendance/waiver', waiver))[1]).toBe(
    'attendance.month-locked',
  );
});

it('only an administrator opens it again; then it is as it should be', async () => {
  const path = `/attendance-lock/${world.house.padma}?month=${month}`;
  expect((await world.hr.delete(path)).status).toBe(403);
  expect((await world.admin.delete(path)).status).toBe(200);
  expect((await world.admin.delete(path)).status).toBe(404);
  // the holiday came while it was closed
  expect(await world.statusOf(worker.id, day)).toBe('Holiday');
  await world.admin.put('/roster/days', {
    days: [{ employeeId: worker.id, day: '2026-03-04', set: 'off' }],
  });
  expect(await world.dayOf(worker.id, '2026-03-04')).toMatchObject({ status: 'Weekly off' });
});
