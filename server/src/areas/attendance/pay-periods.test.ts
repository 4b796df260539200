import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  makeAttendance,
  rowsOf,
} from '../../testing/people/make-attendance.ts';
import { asked, statusAndCode } from '../../testing/people/make-leave.ts';

/** A company that pays from the 26th to the 25th. */
let world: AttendanceWorld;
let worker: { id: string; client: Client };
const lock = (client: Client, month: string) =>
  client.post('/attendance-lock', { concernCompany: world.house.padma, month });

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  worker = await world.person();
});
afterAll(() => world.close());

const setStart = (day: number) =>
  world.admin.put(`/settings/company?concern=${world.house.padma}`, { payPeriodStart: day });

it('the first of another rhythm begins after the last that was closed', async () => {
  await world.at('2026-04-01', '12:00');
  expect((await lock(world.hr, '2026-03')).body).toMatchObject({
    data: { month: '2026-03', fromDate: '2026-03-01', toDate: '2026-03-31' },
  });
  expect((await setStart(26)).status).toBe(200);
  await world.at('2026-04-25', '12:00');
  expect(statusAndCode(await lock(world.hr, '2026-04'))).toEqual([
    422,
    'attendance.month-not-over',
  ]);
  await world.at('2026-04-26', '12:00');
  expect((await lock(world.hr, '2026-04')).body).toMatchObject({
    data: { fromDate: '2026-04-01', toDate: '2026-04-25' },
  });
  await world.at('2026-05-26', '12:00');
  expect((await lock(world.hr, '2026-05')).body).toMatchObject({
    data: { fromDate: '2026-04-26', toDate: '2026-05-25' },
  });
});

it('a day is closed with its period, and the period is named', async () => {
  const kind = await world.kind();
  const apply = (day: string) =>
    worker.client.post('/employee-panel/leave-application', asked(kind, day));
  const refused = await apply('2026-04-28');
  expect(statusAndCode(refused)).toEqual([409, 'leave.month-locked']);
  expect(refused.text).toContain('May 2026');
  expect((await apply('2026-05-27')).status).toBe(200);
  expect(await world.dayOf(worker.id, '2026-05-25')).toMatchObject({ isLocked: true });
  expect(await world.dayOf(worker.id, '2026-05-26')).toMatchObject({ isLocked: false });
});

it('what was closed stays so when the rhythm is changed back', async () => {
  expect((await setStart(1)).status).toBe(200);
  await world.at('2026-07-01', '12:00');
  expect((await lock(world.hr, '2026-06')).body).toMatchObject({
    data: { fromDate: '2026-05-26', toDate: '2026-06-30' },
  });
  expect((await lock(world.hr, '2026-05')).body).toMatchObject({
    data: { fromDate: '2026-04-26', toDate: '2026-05-25' },
  });
  expect(rowsOf(await world.hr.get('/attendance-lock/data'))).toHaveLength(4);
});

it('opened again it is the same period when it is closed once more', async () => {
  const path = `/attendance-lock/${world.house.padma}?month=2026-05`;
  expect((await world.admin.delete(path)).status).toBe(200);
  expect(await world.dayOf(worker.id, '2026-05-25')).toMatchObject({ isLocked: false });
  expect((await lock(world.hr, '2026-05')).body).toMatchObject({
    data: { fromDate: '2026-04-26', toDate: '2026-05-25' },
  });
});

it('closed by many at once there is one, and no day is in two', async () => {
  await world.at('2026-08-02', '12:00');
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => lock(at % 2 ? world.hr : world.admin, '2026-07')),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const overlapping = await sql`select 1 from pay_period as one join pay_period as other
    on other.concern_id = one.concern_id and other.month > one.month
      and other.from_date <= one.to_date`.execute(world.test.database.db);
  expect(overlapping.rows).toEqual([]);
  const counting = await sql`select 1 from job where kind = 'attendance.close-figures'
    and data->>'month' = '2026-07'`.execute(world.test.database.db);
  expect(counting.rows.length).toBe(1);
});
