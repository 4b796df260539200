import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type AttendanceWorld,
  daily,
  dhaka,
  makeAttendance,
  ownPunch,
} from '../../testing/people/make-attendance.ts';

let world: AttendanceWorld;
beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get(daily);
});
afterAll(() => world.close());
const usual = process.env.TZ;
afterEach(() => {
  if (usual === undefined) delete process.env.TZ;
  else process.env.TZ = usual;
});

it('another zone of the house or of a concern is another judgement of the days that are kept', async () => {
  const day = '2026-03-03';
  await world.at(day, '08:55');
  const { id, client } = await world.person();
  await client.post(ownPunch);
  await world.at(day, '18:00');
  await client.post(ownPunch);
  await world.at(day, '23:30');
  const usualDay = { status: 'Present', lateMinutes: 0, workedMinutes: 485 };
  expect(await world.dayOf(id, day)).toMatchObject(usualDay);
  const put = async (path: string, zone: string | null) =>
    expect((await world.admin.put(path, { zone })).status).toBe(200);
  const [house, concern] = ['/settings/company', `/settings/company?concern=${world.house.padma}`];
  // an hour and a half later there: they came before anyone was expected
  await put(house, 'Asia/Kabul');
  expect(await world.dayOf(id, day)).toMatchObject({ status: 'Present', earlyMinutes: 90 });
  await put(concern, 'Asia/Dhaka');
  expect(await world.dayOf(id, day)).toMatchObject(usualDay);
  await put(house, null);
  await put(concern, null);
  expect(await world.dayOf(id, day)).toMatchObject(usualDay);
});

/** The company sits in Dhaka; where its server stands must not matter. */
it.each(['UTC', 'Asia/Dhaka', 'Pacific/Kiritimati', 'America/St_Johns'])(
  'a server in %s judges the same days',
  async (zone) => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const { id, client } = await world.person();
    const night = await world.person();
    await world.assign(night.id, world.night, '2026-03-01');
    // a year's last night, and the leap day of the year after the next
    for (const day of ['2026-12-31', '2028-02-29']) {
      await world.at(day, '08:55');
      await client.post(ownPunch);
      await world.at(day, '18:00');
      await client.post(ownPunch);
      await world.at(day, '22:00');
      await night.client.post(ownPunch);
      await world.travel(dhaka(day, '+06:00'));
      await night.client.post(ownPunch);
      await world.travel(dhaka(day, '+12:00'));
      expect(await world.dayOf(id, day)).toMatchObject({ status: 'Present', workedMinutes: 485 });
      expect(await world.dayOf(night.id, day)).toMatchObject({
        status: 'Present',
        workedMinutes: 420,
      });
    }
  },
);

it('nights in which the clocks are changed are as long as they really were', async () => {
  const path = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(path, { zone: 'Europe/Berlin' })).status).toBe(200);
  const { id, client } = await world.person({ departmentId: world.house.furnace });
  await world.assign(id, world.night, '2026-03-01');
  for (const [day, from, until, worked] of [
    // one hour is left out, and one comes twice
    ['2026-03-28', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', 360],
    ['2026-10-24', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 480],
  ] as const) {
    await world.admin.put('/roster/days', { days: [{ employeeId: id, day, set: world.night }] });
    for (const at of [from, until]) {
      await world.travel(at);
      await client.post(ownPunch);
    }
    await world.travel(until.replace('T0', 'T1'));
    expect(await world.dayOf(id, day)).toMatchObject({
      status: 'Present',
      lateMinutes: 0,
      earlyMinutes: 0,
      workedMinutes: worked,
    });
  }
});
