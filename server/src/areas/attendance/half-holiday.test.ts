import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { testSettings } from '../../testing/people/test-house.ts';
import { figuresJob } from './closing/figures-job.ts';
import { findFigures } from './public.ts';

/** March 2026 at Padma Foods; the afternoon of the 30th is free. */
let world: AttendanceWorld;
const month = '2026-03';

beforeAll(async () => {
  world = await makeAttendance();
  await world.at('2026-03-01', '08:00');
  await world.admin.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());

it('half a day of work on a half holiday is a quarter of a day that pay may take', async () => {
  const worker = await world.person({ number: 'E-1' });
  const half = { startDate: '2026-03-30', endDate: '2026-03-30', halfDay: 'Yes' };
  made(
    await world.admin.post('/holidays', { name: 'Eve', type: 'Government', ...half }),
    'data._id',
  );
  const key = (await world.hr.post('/attendance-device', { name: 'Gate' })).at('key');
  await world.at('2026-03-31', '23:30');
  // the whole shift is nine hours, and half of it is to be worked on the half holiday
  const punches = [
    { number: 'E-1', at: dhaka('2026-03-30', '09:00') },
    { number: 'E-1', at: dhaka('2026-03-30', '11:30') },
    { number: 'E-1', at: dhaka('2026-03-31', '09:00') },
    { number: 'E-1', at: dhaka('2026-03-31', '14:00') },
  ];
  expect((await sent(world.test.nobody, key, punches)).body).toMatchObject({ taken: 4 });
  await world.at('2026-04-01', '12:00');
  const closing = { concernId: world.house.padma, month };
  const body = { concernCompany: closing.concernId, month };
  made(await world.hr.post('/attendance-lock', body), 'data.month');
  const parts = { db: world.test.database.db, clock: world.clock };
  await runJob(figuresJob(testSettings()), closing, parts);
  expect(await world.statusOf(worker.id, '2026-03-30')).toBe('Half day');
  expect(await world.statusOf(worker.id, '2026-03-31')).toBe('Half day');
  const figures = await findFigures(parts.db, closing);
  expect(figures?.find((one) => one.employeeId === worker.id)).toMatchObject({
    halfDays: 2,
    halfDaysToWork: 1500,
  });
});
