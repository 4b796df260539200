import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  ownCheck,
  ownPunch,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let above: { id: string; client: Client };
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
const day = '2026-03-03';

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.at(day, '10:00');
  above = await world.person();
  boss = await under(above.id);
  worker = await under(boss.id);
});

/** someone with this manager since the year began */
async function under(lineManager: string) {
  const person = await world.person();
  const given = { lineManager, effectiveFrom: '2026-01-01' };
  made(await world.hr.put(`/employee/${person.id}`, given), 'employee._id');
  return person;
}

const step = async (id: string, action: string, date = day) =>
  made(await world.hr.post(`/employee/${id}/life`, { action, date }), 'employee.status');
const correct = async (client: Client, date = '2026-03-02') =>
  client.post('/employee-panel/attendance/correction', {
    date,
    inTime: dhaka(date, '09:00'),
    outTime: dhaka(date, '18:00'),
    reason: 'The reader was broken',
  });
const inbox = async (client: Client) =>
  rowsOf(await client.get('/inbox/data?limit=100')).map((row) => row._id);
const approve = (client: Client, id: string) => client.put(`/inbox/${id}`, { verdict: 'approve' });

it('who is suspended does not come and go; what a device sends is kept and does not count', async () => {
  const number = `S-${worker.id.slice(-6)}`;
  await world.hr.put(`/employee/${worker.id}`, { number });
  const key = (await world.hr.post('/attendance-device', { name: `Gate ${number}` })).at('key');
  await step(worker.id, 'suspend');
  expect(statusAndCode(await worker.client.post(ownPunch))).toEqual([422, 'attendance.suspended']);
  expect(statusAndCode(await correct(worker.client, day))).toEqual([422, 'attendance.suspended']);
  expect((await worker.client.get(ownCheck)).body).toMatchObject({ can: { punch: false } });
  const came = { number, at: dhaka(day, '09:00') };
  expect((await sent(world.test.nobody, key, [came])).body).toMatchObject({ taken: 1 });
  await world.at('2026-03-05', '10:00');
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Suspended',
    inTime: null,
    workedMinutes: 0,
  });
  expect(await world.statusOf(worker.id, '2026-03-04')).toBe('Suspended');
  const log = await world.hr.get(`/attendance/attendance-log-report?employeeId=${worker.id}`);
  expect(rowsOf(log)).toHaveLength(1);
  await step(worker.id, 'resume', '2026-03-05');
  expect((await worker.client.post(ownPunch)).status).toBe(200);
});

it('long leave has days of its own, in every report and file', async () => {
  await step(worker.id, 'beginLongLeave', '2026-03-01');
  const query = `employeeId=${worker.id}`;
  expect(await world.statusOf(worker.id, day)).toBe('Long leave');
  const daily = await world.hr.get(
    `/attendance/daily-attendance-report?todayDate=${day}&status=Long%20leave&${query}`,
  );
  expect(daily.body).toMatchObject({ total: 1, totals: { 'Long leave': 1, Absent: 0 } });
  const [summed] = rowsOf(
    await world.hr.get(
      `/attendance/date-to-date-attendance-summary?fromDate=2026-03-02&toDate=${day}&${query}`,
    ),
  );
  expect(summed).toMatchObject({ working: 0, absent: 0, suspended: 0, longLeave: 2 });
  const month = await world.hr.get(
    `/attendance/month-matrix/export?month=2026-03&${query}&format=csv`,
  );
  expect(month.text).toMatch(/,LL,/);
});

it('what waits for someone suspended or on long leave passes on; the suspended decide nothing', async () => {
  const id = made(await correct(worker.client), 'data._id');
  expect(await inbox(above.client)).toEqual([]);
  await step(boss.id, 'suspend');
  expect(await inbox(boss.client)).toEqual([]);
  expect(statusAndCode(await approve(boss.client, id))[0]).toBe(404);
  expect(await inbox(above.client)).toEqual([id]);
  expect((await approve(above.client, id)).status).toBe(200);

  const other = await under(above.id);
  const last = await under(other.id);
  const asked = made(await correct(last.client), 'data._id');
  await step(other.id, 'beginLongLeave');
  expect(await inbox(above.client)).toEqual([asked]);
  expect((await approve(above.client, asked)).status).toBe(200);
});

it('someone suspended sees the own record, unless the house shuts them out', async () => {
  expect(
    rowsOf(await boss.client.get(`/attendance/daily-attendance-report?employeeId=${worker.id}`)),
  ).toHaveLength(1);
  await step(boss.id, 'suspend');
  expect((await boss.client.get(`/employee-panel/profile/${boss.id}`)).status).toBe(200);
  const others = `/attendance/daily-attendance-report?employeeId=${worker.id}`;
  expect(rowsOf(await boss.client.get(others))).toEqual([]);
  const shut = { suspendedLogin: 'No' };
  expect((await world.admin.put('/settings/people', shut)).status).toBe(200);
  expect(statusAndCode(await boss.client.get(`/employee-panel/profile/${boss.id}`))).toEqual([
    401,
    'identity.suspended',
  ]);
  await world.admin.put('/settings/people', { suspendedLogin: 'Yes' });
  expect((await boss.client.get(`/employee-panel/profile/${boss.id}`)).status).toBe(200);
});

it('a user of someone suspended is shut out', async () => {
  const officer = await world.person();
  const account = await world.test.newUser({ role: 'HR', employeeId: officer.id });
  const client = await world.enter({ kind: 'user', id: account });
  expect((await client.get('/employee/data')).status).toBe(200);
  await step(officer.id, 'suspend');
  expect((await client.get('/employee/data')).status).toBe(401);
});
