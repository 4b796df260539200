import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  ownCheck,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';

let world: AttendanceWorld;
let key: string;
const [day, next] = ['2026-03-03', '2026-03-04'];

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  key = made(await world.hr.post('/attendance-device', { name: 'Gate' }), 'key');
  await world.at(next, '12:00');
});
afterAll(() => world.close());

const logged = async (employeeId: string, from: string, until = from) =>
  rowsOf(
    await world.hr.get(
      `/attendance/attendance-log-report?fromDate=${from}&toDate=${until}&employeeId=${employeeId}`,
    ),
  ).map(({ date, at }) => [date, at]);
const punched = async (number: string, ...at: string[]) => {
  const reply = await sent(
    world.test.nobody,
    key,
    at.map((one) => ({ number, at: one })),
  );
  expect(reply.status, reply.text).toBe(200);
};

it('the log tells the day a punch was judged for: a night is one day', async () => {
  const { id } = await world.person({ number: 'N-1' });
  await world.assign(id, world.night, '2026-03-01');
  const night = [dhaka(day, '22:05'), dhaka(day, '+06:10')] as const;
  await punched('N-1', ...night);
  expect(await logged(id, day, next)).toEqual([
    [day, night[1]],
    [day, night[0]],
  ]);
  expect(await logged(id, day)).toHaveLength(2);
  expect(await logged(id, next)).toEqual([]);
  const file = await world.hr.get(
    `/attendance/attendance-log-report/export?fromDate=${day}&toDate=${day}&employeeId=${id}`,
  );
  expect(file.text).toContain('06:10');
  // another shift: the going is of the next day by then
  await world.admin.put('/roster/days', {
    days: [day, next].map((one) => ({ employeeId: id, day: one, set: world.office })),
  });
  expect(await logged(id, next)).toEqual([[next, night[1]]]);
});

it('a pair across midnight outside any shift is of the day of its beginning', async () => {
  const { id, client } = await world.person({
    number: 'F-1',
    departmentId: world.house.furnace,
  });
  const pair = [dhaka(day, '23:59'), dhaka(day, '+00:01')] as const;
  await world.at(next, '00:00');
  await punched('F-1', pair[0]);
  // the page still shows the work that began
  expect((await client.get(ownCheck)).body).toMatchObject({ checkedIn: 'Yes' });
  await world.at(next, '12:00');
  await punched('F-1', pair[1]);
  expect(await world.dayOf(id, day)).toMatchObject({ inTime: pair[0], outTime: pair[1] });
  expect(await world.dayOf(id, next)).toMatchObject({ inTime: null });
  expect((await logged(id, day, next)).map(([date]) => date)).toEqual([day, day]);
});

it('in the zone it was judged in, also on the day on which someone moves to another one', async () => {
  const there = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(there, { zone: 'Asia/Tokyo' })).status).toBe(200);
  const { id } = await world.person({ number: 'Z-1' });
  await world.hr.put(`/employee/${id}`, {
    department: world.house.furnace,
    effectiveFrom: next,
  });
  // 00:30 in Tokyo, 21:30 of the day before in Dhaka
  const at = '2026-03-03T18:30:00.000Z';
  await punched('Z-1', at);
  const judged = await world.dayOf(id, next);
  const [[date] = []] = await logged(id, day, next);
  expect([date, judged?.inTime]).toEqual([next, at]);
});
