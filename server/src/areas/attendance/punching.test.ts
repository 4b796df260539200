import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AttendanceWorld,
  makeAttendance,
  ownCheck,
  ownPunch,
} from '../../testing/people/make-attendance.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
beforeAll(async () => {
  world = await makeAttendance();
});
afterAll(() => world.close());

const monday = '2026-03-02';

it('a user without a record of their own has no attendance', async () => {
  expect(statusAndCode(await world.hr.post(ownPunch))).toEqual([409, 'attendance.no-record']);
  expect(statusAndCode(await world.hr.get(ownCheck))).toEqual([409, 'attendance.no-record']);
  expect((await world.test.nobody.post(ownPunch)).status).toBe(401);
});

it('who has not joined yet does not come', async () => {
  await world.at(monday, '09:00');
  const { client, id } = await world.person();
  await world.test.database.db
    .updateTable('employee')
    .set({ status: 'Draft' })
    .where('id', '=', id)
    .execute();
  expect(statusAndCode(await client.post(ownPunch))).toEqual([422, 'attendance.not-employed']);
});

it('comes, goes and comes again; a second click is the first one', async () => {
  const { client, id } = await world.person();
  await world.at(monday, '09:20');
  expect((await client.get(ownCheck)).body).toMatchObject({
    checkedIn: 'No',
    can: { punch: true },
    punches: [],
    today: { status: 'Expected' },
  });
  const first = await client.post(ownPunch);
  expect(first.body).toMatchObject({
    checkedIn: 'Yes',
    today: { status: 'Late', lateMinutes: 20 },
  });
  const second = await client.post(ownPunch);
  expect(second.body).toMatchObject({ checkedIn: 'Yes', at: first.at('at') });
  await world.at(monday, '13:00');
  expect((await client.post(ownPunch)).body).toMatchObject({ checkedIn: 'No' });
  await world.at(monday, '14:00');
  expect((await client.post(ownPunch)).body).toMatchObject({ checkedIn: 'Yes' });
  await world.at(monday, '18:40');
  const last = await client.post(ownPunch);
  expect(last.body).toMatchObject({
    checkedIn: 'No',
    today: { workedMinutes: 500, overtimeMinutes: 30 },
  });
  expect((await client.get(ownCheck)).body).toMatchObject({
    punches: [{ source: 'web' }, { source: 'web' }, { source: 'web' }, { source: 'web' }],
  });
  expect(await world.statusOf(id, monday)).toBe('Late');
});

it('says which way when asked', async () => {
  const { client } = await world.person();
  await world.at(monday, '09:00');
  expect((await client.post(ownPunch, { direction: 'out' })).at('checkedIn')).toBe('No');
  await world.at(monday, '09:02');
  expect((await client.post(ownPunch, { direction: 'in' })).at('checkedIn')).toBe('Yes');
});

it('a slip is put right at once by saying the other way', async () => {
  const { client } = await world.person();
  const way = async (direction: string) =>
    (await client.post(ownPunch, { direction })).at('checkedIn');
  await world.at(monday, '09:00');
  expect(await way('in')).toBe('Yes');
  await world.travel('2026-03-02T03:00:20.000Z');
  expect(await way('out')).toBe('No');
  expect(await way('out')).toBe('No');
  await world.travel('2026-03-02T03:00:40.000Z');
  expect(await way('in')).toBe('Yes');
  const { punches } = (await client.get(ownCheck)).body as { punches: unknown[] };
  expect(punches).toHaveLength(3);
});

it('a night over midnight is one day, also on the page', async () => {
  const { client, id } = await world.person();
  await world.assign(id, world.night, '2026-03-01');
  await world.at(monday, '21:55');
  await client.post(ownPunch);
  await world.at('2026-03-03', '00:30');
  expect((await client.get(ownCheck)).body).toMatchObject({
    checkedIn: 'Yes',
    today: { date: monday, status: 'Present' },
  });
  await world.at('2026-03-03', '06:05');
  expect((await client.post(ownPunch)).body).toMatchObject({
    checkedIn: 'No',
    today: { date: monday, workedMinutes: 430 },
  });
  await world.at('2026-03-03', '12:00');
  expect(await world.dayOf(id, monday)).toMatchObject({ status: 'Present', workedMinutes: 430 });
  expect(await world.statusOf(id, '2026-03-03')).toBe('Expected');
});

it('where only devices count, the page does not', async () => {
  await world.at(monday, '09:00');
  const { client } = await world.person({ departmentId: world.house.furnace });
  const path = `/settings/attendance?concern=${world.house.meghna}`;
  const saved = await world.admin.put(path, { webPunch: 'No' });
  expect(saved.status, saved.text).toBe(200);
  expect(statusAndCode(await client.post(ownPunch))).toEqual([422, 'attendance.only-at-device']);
  expect((await client.get(ownCheck)).body).toMatchObject({ can: { punch: false } });
});

it('two clicks at once are one punch', async () => {
  await world.at('2026-03-04', '09:00');
  for (let round = 0; round < 10; round += 1) {
    const { client, id } = await world.person();
    const replies = await Promise.all([1, 2, 3].map(() => client.post(ownPunch)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map((reply) => reply.at('checkedIn'))).toEqual(['Yes', 'Yes', 'Yes']);
    const kept = await world.test.database.db
      .selectFrom('punch')
      .select('id')
      .where('employee_id', '=', id)
      .execute();
    expect(kept).toHaveLength(1);
  }
});
