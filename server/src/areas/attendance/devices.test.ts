import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let device: string;
let key: string;
const day = '2026-03-03';

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
  await world.at(day, '19:00');
  const reply = await world.hr.post('/attendance-device', { name: 'Gate' });
  device = made(reply, 'data._id');
  key = reply.at('key');
});
afterAll(() => world.close());

const gate = () => world.test.nobody;
const numberOf = async (id: string): Promise<string> =>
  (
    await world.test.database.db
      .selectFrom('employee')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).number;

it('devices are the business of Human Resources', async () => {
  const { client } = await world.person();
  expect((await client.get('/attendance-device/data')).status).toBe(403);
  expect((await client.post('/attendance-device', { name: 'Mine' })).status).toBe(403);
  expect((await client.get('/attendance/unknown-punch/data')).status).toBe(403);
  expect((await gate().get('/attendance-device/data')).status).toBe(401);
  const twice = await world.hr.post('/attendance-device', { name: 'GATE' });
  expect(twice.body).toMatchObject({ fields: { name: expect.any(String) } });
  const missing = `/attendance-device/${crypto.randomUUID()}`;
  expect((await world.hr.put(missing, { name: 'x' })).status).toBe(404);
});

it('a wrong key, an old one and one that is switched off are refused', async () => {
  const punches = [{ number: '1', at: dhaka(day, '09:00') }];
  const wrong = await sent(gate(), 'x'.repeat(40), punches);
  expect(statusAndCode(wrong)).toEqual([403, 'attendance.wrong-key']);
  const other = await world.hr.post('/attendance-device', { name: 'Side door' });
  const path = `/attendance-device/${other.at('data._id')}`;
  const renewed = await world.hr.put(path, { newKey: true });
  expect(statusAndCode(await sent(gate(), other.at('key'), punches))[0]).toBe(403);
  expect((await sent(gate(), renewed.at('key'), punches)).status).toBe(200);
  expect((await world.hr.put(path, { active: 'No', version: 1 })).status).toBe(409);
  await world.hr.put(path, { active: 'No' });
  expect(statusAndCode(await sent(gate(), renewed.at('key'), punches))[0]).toBe(403);
  const list = await world.hr.get('/attendance-device/data');
  expect(list.text).not.toContain(renewed.at('key'));
  expect(rowsOf(list).find((row) => row._id === device)).toMatchObject({ name: 'Gate' });
});

it('the same batch twice counts once, and the day is judged by it', async () => {
  const { id } = await world.person();
  expect(await world.statusOf(id, day)).toBe('Absent');
  const number = (await numberOf(id)).toLowerCase();
  const punches = [
    { number, at: dhaka(day, '09:20') },
    { number, at: dhaka(day, '18:10'), direction: 'out' as const },
    { number, at: dhaka(day, '18:10') },
  ];
  const first = await sent(gate(), key, punches);
  expect(first.body).toEqual({ taken: 2, known: 1, unknown: 0, refused: 0 });
  expect((await sent(gate(), key, punches)).body).toMatchObject({ taken: 0, known: 3 });
  expect(await world.dayOf(id, day)).toMatchObject({ status: 'Late', workedMinutes: 470 });
});

it('a clock that runs ahead, and one of years ago, are refused row by row', async () => {
  const { id } = await world.person();
  const number = await numberOf(id);
  const reply = await sent(gate(), key, [
    { number, at: dhaka(day, '19:05') },
    { number, at: dhaka(day, '19:15') },
    { number, at: dhaka('2024-01-01', '09:00') },
  ]);
  expect(reply.body).toEqual({ taken: 1, known: 0, unknown: 0, refused: 2 });
});

it('numbers of nobody wait until someone says whose they are', async () => {
  const { id, client } = await world.person();
  const some = [
    { number: 'Z-77', at: dhaka(day, '09:00') },
    { number: 'Z-77', at: dhaka(day, '18:00') },
    { number: 'Z-88', at: dhaka(day, '09:00') },
  ];
  expect((await sent(gate(), key, some)).body).toMatchObject({ taken: 0, unknown: 3 });
  await sent(gate(), key, some);
  const waiting = () => world.hr.get('/attendance/unknown-punch/data?search=Z-');
  expect(rowsOf(await waiting())).toMatchObject([
    { number: 'Z-77', count: 2, device: { name: 'Gate' } },
    { number: 'Z-88', count: 1 },
  ]);
  const settle = (number: string, employeeId: string | null) =>
    world.hr.put('/attendance/unknown-punch', { number, employeeId });
  expect((await settle('Z-77', crypto.randomUUID())).status).toBe(404);
  expect((await settle('Z-99', id)).status).toBe(404);
  expect((await client.put('/attendance/unknown-punch', {})).status).toBe(403);
  expect(rowsOf(await waiting())).toHaveLength(2);
  expect((await settle('Z-77', id)).body).toMatchObject({ data: { settled: 2 } });
  expect(await world.dayOf(id, day)).toMatchObject({ status: 'Present', workedMinutes: 480 });
  expect((await settle('Z-88', null)).body).toMatchObject({ data: { settled: 1 } });
  expect(rowsOf(await waiting())).toEqual([]);
});

it('punches of nobody are kept for ever, however old they are and whatever is said of them', async () => {
  const { id } = await world.person();
  const old = '2025-02-20';
  await world.at('2025-02-21', '12:00');
  await sent(gate(), key, [{ number: 'O-1', at: dhaka(old, '09:00') }]);
  await world.at('2026-04-10', '12:00');
  const settle = (number: string, employeeId: string | null) =>
    world.hr.put('/attendance/unknown-punch', { number, employeeId });
  expect((await settle('O-1', id)).body).toMatchObject({ data: { settled: 1 } });
  const log = `/attendance/attendance-log-report?employeeId=${id}&fromDate=${old}&toDate=${old}`;
  expect(rowsOf(await world.hr.get(log))).toMatchObject([{ at: dhaka(old, '09:00') }]);
  await sent(gate(), key, [{ number: 'O-2', at: dhaka('2026-04-09', '09:00') }]);
  expect((await settle('O-2', null)).body).toMatchObject({ data: { settled: 1 } });
  expect((await settle('O-2', null)).status).toBe(404);
  const kept = await world.test.database.db
    .selectFrom('unknown_punch')
    .select(['number', 'given_to'])
    .where('number', 'like', 'O-%')
    .orderBy('number')
    .execute();
  expect(kept).toEqual([
    { number: 'O-1', given_to: id },
    { number: 'O-2', given_to: null },
  ]);
});

it('two devices may read the same unknown number in the same second', async () => {
  const other = (await world.hr.post('/attendance-device', { name: 'Twin gate' })).at('key');
  const same = [{ number: 'T-1', at: dhaka(day, '09:00') }];
  await sent(gate(), key, same);
  await sent(gate(), other, same);
  await sent(gate(), other, same);
  const waiting = await world.hr.get('/attendance/unknown-punch/data?search=T-1');
  expect(rowsOf(waiting)).toMatchObject([{ number: 'T-1', count: 2 }]);
});

it('a number that was given to someone is theirs from then on, at that device', async () => {
  const { id } = await world.person();
  const [next, later] = ['2026-03-04', '2026-03-05'];
  const at = (date: string, time: string, number = 'Q-5') => [{ number, at: dhaka(date, time) }];
  const settle = (employeeId: string) =>
    world.hr.put('/attendance/unknown-punch', { number: 'Q-5', employeeId });
  await sent(gate(), key, at(day, '09:00'));
  expect((await settle(id)).status).toBe(200);
  await world.at(later, '12:00');
  expect((await sent(gate(), key, at(next, '09:00', 'q-5'))).body).toMatchObject({ taken: 1 });
  expect(await world.dayOf(id, next)).toMatchObject({ inTime: dhaka(next, '09:00') });
  const other = (await world.hr.post('/attendance-device', { name: 'Other gate' })).at('key');
  expect((await sent(gate(), other, at(next, '09:01'))).body).toMatchObject({ unknown: 1 });
  const given = async () => rowsOf(await world.hr.get('/attendance/given-number/data?search=Q-5'));
  expect(await given()).toMatchObject([
    { number: 'Q-5', employeeId: { _id: id }, device: { _id: device } },
  ]);
  // whoever has the number by right comes first; who left does not come back by a card
  const owner = await world.person({ number: 'Q-5' });
  expect((await sent(gate(), key, at(next, '10:00'))).body).toMatchObject({ taken: 1 });
  expect(await world.dayOf(owner.id, next)).toMatchObject({ inTime: dhaka(next, '10:00') });
  const path = `/attendance/given-number/${(await given())[0]?._id as string}`;
  expect((await owner.client.delete(path)).status).toBe(403);
  const foreign = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'HR', concernId: world.house.meghna }),
  });
  expect((await foreign.delete(path)).status).toBe(404);
  expect((await world.hr.delete(path)).status).toBe(200);
  expect((await world.hr.delete(path)).status).toBe(404);
  await world.at(day, '19:00');
});

it('of two who give a number away at once, one does; who left gets nothing by it', async () => {
  const people = await Promise.all([world.person(), world.person()]);
  const punches = [{ number: 'R-1', at: dhaka(day, '09:00') }];
  await sent(gate(), key, punches);
  const replies = await Promise.all(
    people.map(({ id }) =>
      world.hr.put('/attendance/unknown-punch', { number: 'R-1', employeeId: id }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const winner = people[replies.findIndex(({ status }) => status === 200)];
  const given = rowsOf(await world.hr.get('/attendance/given-number/data?search=R-1'));
  expect(given.map((row) => (row.employeeId as { _id: string })._id)).toEqual([winner?.id]);
  const { db } = world.test.database;
  await db
    .updateTable('employee')
    .set({ status: 'Left' })
    .where('id', '=', winner?.id ?? '')
    .execute();
  const more = [{ number: 'R-1', at: dhaka(day, '18:00') }];
  expect((await sent(gate(), key, more)).body).toMatchObject({ unknown: 1 });
});

it('takes five thousand punches in one call, and no more', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
  const numbers = await Promise.all(people.map(({ id }) => numberOf(id)));
  const from = Date.parse(dhaka('2026-02-20', '00:00'));
  const punches = numbers.flatMap((number) =>
    Array.from({ length: 250 }, (_, index) => ({
      number,
      at: new Date(from + index * 3_000_000).toISOString(),
    })),
  );
  const reply = await sent(gate(), key, punches);
  expect(reply.body).toEqual({ taken: 5000, known: 0, unknown: 0, refused: 0 });
  const more = await sent(gate(), key, [...punches, ...punches.slice(0, 1)]);
  expect(more.status).toBe(400);
});
