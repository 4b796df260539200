import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { applied, asked, own } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let kind: string;
let key: string;
let number: string;
const [monday, tuesday] = ['2026-03-02', '2026-03-03'];
beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  key = (await world.hr.post('/attendance-device', { name: 'Gate' })).at('key');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.at(monday, '08:00');
  kind = await world.kind({ halfDays: 'Yes', hours: 'Yes', backdatedDays: 30 });
  boss = await world.person();
  number = `L-${crypto.randomUUID().slice(0, 8)}`;
  worker = await world.person({ managerId: boss.id, number });
});

async function away(day: string, more: object = {}): Promise<void> {
  const id = await applied(worker.client, asked(kind, day, day, more));
  const reply = await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
  expect(reply.status, reply.text).toBe(200);
}
const came = (day: string, ...times: string[]) =>
  sent(
    world.test.nobody,
    key,
    times.map((time) => ({ number, at: dhaka(day, time) })),
  );
const summed = async () =>
  rowsOf(
    await world.hr.get(
      `/attendance/date-to-date-attendance-summary?fromDate=${monday}&toDate=${tuesday}&employeeId=${worker.id}`,
    ),
  )[0];

it('a whole day of hours is Leave; of half a day of leave the other half is absence', async () => {
  await away(monday, { minutes: 480 });
  await away(tuesday, { startHalf: true });
  await world.at('2026-03-04', '08:00');
  expect(await world.statusOf(worker.id, monday)).toBe('Leave');
  expect(await world.dayOf(worker.id, tuesday)).toMatchObject({
    status: 'Absent',
    isPartLeave: true,
  });
  expect(await summed()).toMatchObject({ working: 2, present: 0, absent: 0.5, leave: 1.5 });
  const month = await worker.client.get('/employee-panel/attendance/month?month=2026-03');
  expect(month.body).toMatchObject({ totals: { absent: 0.5, leave: 1.5 } });
  const sheet = await world.hr.get(
    `/attendance/date-to-date-attendance-summary/export?fromDate=${monday}&toDate=${tuesday}&employeeId=${worker.id}`,
  );
  expect(sheet.text.split('\n')[1]).toContain(',0.5,1.5,');
});

it('leave of a day that was worked gives no overtime', async () => {
  await world.at('2026-03-04', '08:00');
  await came(monday, '09:40', '19:00');
  await came(tuesday, '09:40', '18:00');
  expect(await summed()).toMatchObject({ late: 2, overtimeMinutes: 60 });
  await away(monday);
  await away(tuesday, { startHalf: true });
  expect(await world.dayOf(worker.id, monday)).toMatchObject({
    status: 'Leave',
    overtimeMinutes: 0,
  });
  // the morning was to be worked: late is late
  expect(await world.dayOf(worker.id, tuesday)).toMatchObject({
    status: 'Late',
    lateMinutes: 40,
    overtimeMinutes: 0,
  });
  expect(await summed()).toMatchObject({ present: 1, absent: 0, leave: 1.5, overtimeMinutes: 0 });
});
