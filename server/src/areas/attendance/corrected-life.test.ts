import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  makeAttendance,
  rowsOf,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let hr: Client;
const today = '2026-03-19';

beforeAll(async () => {
  world = await makeAttendance();
  ({ hr } = world);
  await world.at('2026-03-01', '12:00');
  await world.admin.get('/attendance/daily-attendance-report');
  kind = await world.kind({ yearlyDays: 12, accrual: 'Monthly' });
});
afterAll(() => world.close());
beforeEach(() => world.at(today, '20:00'));

/** Added by HR, as of a joining date. */
const add = async (joiningDate: string) => {
  const { house } = world;
  const given = { name: 'Corrected', designation: house.officer, department: house.sales };
  const body = { ...given, joiningDate, status: 'Confirmed' };
  return made(await hr.post('/employee', body), 'employee._id');
};
const leave = async (id: string, date: string) =>
  made(
    await hr.post(`/employee/${id}/life`, { action: 'leave', date, leavingReason: 'Resigned' }),
    'employee._id',
  );
const correct = (id: string, what: string, date: string | null, client = hr) =>
  client.post(`/employee/${id}/life-correction`, { what, date, reason: 'Typed wrongly' });

let kind: string;
/** what is left of a kind that gives a day a month */
const balance = async (id: string) =>
  rowsOf(await hr.get(`/leave-balance/data?year=2026&employeeId=${id}`)).find(
    (row) => (row.leaveType as { _id: string })._id === kind,
  )?.remainingDays;

it('is refused without a reason, for oneself, for a day to come, and by others', async () => {
  const id = await add('2026-03-02');
  const bare = await hr.post(`/employee/${id}/life-correction`, { what: 'leaving', date: null });
  expect(bare.status).toBe(400);
  expect(statusAndCode(await correct(id, 'leaving', null))).toEqual([409, 'people.step-not-open']);
  expect(statusAndCode(await correct(id, 'joining', '2026-03-20'))[0]).toBe(422);
  const account = await world.test.newUser({ role: 'HR', employeeId: id });
  const own = await world.enter({ kind: 'user', id: account });
  expect(statusAndCode(await correct(id, 'joining', '2026-03-01', own))).toEqual([
    403,
    'people.own-record',
  ]);
  const { client } = await world.person();
  expect((await correct(id, 'joining', '2026-03-01', client)).status).toBe(403);
});

it('who did not leave is here again: days, leave and login follow', async () => {
  const id = await add('2026-01-01');
  const before = await balance(id);
  expect(before).toBe(3);
  await leave(id, '2026-02-27');
  expect(await world.statusOf(id, '2026-03-10')).toBeUndefined();
  expect(await balance(id)).toBe(2);
  expect((await correct(id, 'leaving', null)).body).toMatchObject({
    employee: { status: 'Confirmed', lastDay: null, leavingReason: null },
  });
  expect(await world.statusOf(id, '2026-03-10')).toBe('Absent');
  expect(await balance(id)).toBe(before);
  await leave(id, '2026-03-09');
  expect((await correct(id, 'leaving', '2026-03-11')).body).toMatchObject({
    employee: { status: 'Left', lastDay: '2026-03-11', leavingReason: 'Resigned' },
  });
  expect(await world.statusOf(id, '2026-03-11')).toBe('Absent');
  expect(await world.statusOf(id, '2026-03-12')).toBeUndefined();
  const entries = await world.test.database.db
    .selectFrom('audit_entry')
    .select('changed')
    .where('record_id', '=', id)
    .where('action', '=', 'employee.correctLife')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([{ changed: ['lastDay', 'note'] }, { changed: ['lastDay', 'note'] }]);
});

it('another joining date brings other days and another share of the year', async () => {
  const id = await add('2026-03-09');
  expect(await world.statusOf(id, '2026-03-05')).toBeUndefined();
  expect((await correct(id, 'joining', '2026-03-04')).body).toMatchObject({
    employee: { joiningDate: '2026-03-04' },
  });
  expect(await world.statusOf(id, '2026-03-05')).toBe('Absent');
  expect((await correct(id, 'joining', '2026-01-05')).status).toBe(200);
  expect(await balance(id)).toBe(3);
  expect((await correct(id, 'joining', '2026-03-10')).status).toBe(200);
  expect(await balance(id)).toBe(1);
  expect(await world.statusOf(id, '2026-03-09')).toBeUndefined();
  expect(await world.statusOf(id, '2026-03-10')).toBe('Absent');
});

it('someone comes back on the day after the last one; both stays are told', async () => {
  const id = await add('2026-01-01');
  await leave(id, '2026-03-09');
  const rehire = (date: string) => hr.post(`/employee/${id}/life`, { action: 'rehire', date });
  expect((await rehire('2026-03-10')).body).toMatchObject({
    employee: { status: 'Probation', joiningDate: '2026-03-10', lastDay: null },
  });
  expect((await hr.get(`/employee/${id}?asOf=2026-03-09`)).body).toMatchObject({
    employee: { status: 'Confirmed', joiningDate: '2026-01-01' },
  });
  expect((await hr.get(`/employee/${id}?asOf=2026-03-10`)).body).toMatchObject({
    employee: { status: 'Probation', joiningDate: '2026-03-10', lastDay: null },
  });
  expect(await world.statusOf(id, '2026-03-10')).toBe('Absent');
});

it('a closed month stays as it is, and is named', async () => {
  await world.at('2026-04-02', '12:00');
  const id = await add('2026-04-01');
  const gone = await add('2026-01-01');
  await leave(gone, '2026-03-30');
  const lock = { concernCompany: world.house.padma, month: '2026-03' };
  expect((await world.admin.post('/attendance-lock', lock)).status).toBe(200);
  const early = await correct(id, 'joining', '2026-03-30');
  expect(statusAndCode(early)).toEqual([409, 'people.month-closed']);
  expect(early.at('message')).toMatch(/March 2026/);
  expect(statusAndCode(await correct(gone, 'leaving', null))).toEqual([409, 'people.month-closed']);
  expect((await correct(id, 'joining', '2026-04-02')).status).toBe(200);
});
