import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  type AttendanceWorld,
  dhaka,
  makeAttendance,
  ownPunch,
  rowsOf,
  sent,
} from '../../testing/people/make-attendance.ts';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';

let world: AttendanceWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
const day = '2026-03-03';
const correct = '/employee-panel/attendance/correction';
const dayOff = '/employee-panel/attendance/day-off';
const ownList = '/employee-panel/attendance/request/data';

beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.at(day, '20:00');
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});
const times = (from: string, until: string | null, given: object = {}) => ({
  date: day,
  inTime: dhaka(day, from),
  outTime: until && dhaka(day, until),
  reason: 'The reader was broken',
  ...given,
});
const decide = (client: Client, id: string, verdict: string) =>
  client.put(`/inbox/${id}`, { verdict, comment: 'x' });

it('times must have passed, be in order and belong to the day', async () => {
  const refused = async (body: object) =>
    ((await worker.client.post(correct, body)).body as { fields: object }).fields;
  const toCome = 'This is still to come.';
  const needed = 'This is needed.';
  expect(await refused(times('09:00', '21:00'))).toEqual({ outTime: toCome });
  expect(await refused(times('18:00', '09:00'))).toEqual({ outTime: 'This is before the start.' });
  expect(await refused(times('10:00', null, { date: '2026-03-02' }))).toEqual({
    inTime: 'This belongs to another day.',
  });
  expect(await refused(times('09:00', null, { date: '2026-03-04' }))).toEqual({ date: toCome });
  expect(await refused(times('09:00', null, { inTime: '09:00' }))).toEqual({
    inTime: 'Enter a time.',
  });
  expect(await refused(times('09:00', null, { inTime: null }))).toEqual({ inTime: needed });
  expect(await refused(times('09:00', null, { reason: '' }))).toEqual({ reason: needed });
  expect(statusAndCode(await world.hr.post(correct, times('09:00', null)))[1]).toBe(
    'attendance.no-record',
  );
});

it('a correction that is agreed to makes the day, and takes other punches out of it', async () => {
  await world.at(day, '08:30');
  await worker.client.post(ownPunch);
  await world.at(day, '11:00');
  await worker.client.post(ownPunch);
  await world.at(day, '20:00');
  expect(await world.dayOf(worker.id, day)).toMatchObject({ status: 'Absent', workedMinutes: 150 });
  const id = made(await worker.client.post(correct, times('09:00', '18:00')), 'data._id');
  expect(statusAndCode(await worker.client.post(correct, times('09:05', '18:00')))).toEqual([
    409,
    'attendance.already-asked',
  ]);
  const item = rowsOf(await boss.client.get('/inbox/data?kind=attendance-correction'));
  expect(item).toMatchObject([{ _id: id, content: { day, reason: 'The reader was broken' } }]);
  const other = await world.person();
  expect((await decide(other.client, id, 'approve')).status).toBe(404);
  expect((await decide(worker.client, id, 'approve')).status).toBe(404);
  const agreed = await decide(boss.client, id, 'approve');
  expect(agreed.status, agreed.text).toBe(200);
  expect(await world.dayOf(worker.id, day)).toMatchObject({
    status: 'Present',
    inTime: dhaka(day, '09:00'),
    outTime: dhaka(day, '18:00'),
    workedMinutes: 480,
  });
  const log = rowsOf(
    await world.admin.get(`/attendance/attendance-log-report?employeeId=${worker.id}`),
  );
  expect(log.map((row) => [row.source, row.isVoid])).toEqual([
    ['correction', false],
    ['web', false],
    ['correction', false],
    ['web', true],
  ]);
});

it('the third correction counts although it says the same as the first', async () => {
  const agree = async (from: string, until: string) => {
    const id = made(await worker.client.post(correct, times(from, until)), 'data._id');
    expect((await decide(boss.client, id, 'approve')).status).toBe(200);
    return world.dayOf(worker.id, day);
  };
  expect(await agree('09:00', '18:00')).toMatchObject({ workedMinutes: 480 });
  expect(await agree('10:00', '17:00')).toMatchObject({ workedMinutes: 360 });
  expect(await agree('09:00', '18:00')).toMatchObject({
    status: 'Present',
    inTime: dhaka(day, '09:00'),
    outTime: dhaka(day, '18:00'),
  });
});

it('a punch that a correction took out stays out when the device sends it again', async () => {
  const number = `again-${worker.id.slice(-6)}`;
  await world.hr.put(`/employee/${worker.id}`, { number });
  const key = (await world.hr.post('/attendance-device', { name: `Gate ${number}` })).at('key');
  const early = { number, at: dhaka(day, '07:30') };
  await sent(world.test.nobody, key, [early]);
  const id = made(await worker.client.post(correct, times('09:00', '18:00')), 'data._id');
  await decide(boss.client, id, 'approve');
  expect((await sent(world.test.nobody, key, [early])).body).toMatchObject({ taken: 0, known: 1 });
  expect(await world.dayOf(worker.id, day)).toMatchObject({ inTime: dhaka(day, '09:00') });
});

it('a day from before attendance was kept is judged by the correction alone', async () => {
  const old = '2026-02-24';
  const number = `old-${worker.id.slice(-6)}`;
  await world.hr.put(`/employee/${worker.id}`, { number });
  const device = await world.hr.post('/attendance-device', { name: `Gate of ${number}` });
  const early = { number, at: dhaka(old, '07:30') };
  expect((await sent(world.test.nobody, device.at('key'), [early])).body).toMatchObject({
    taken: 1,
  });
  expect(await world.dayOf(worker.id, old)).toBeUndefined();
  const given = { date: old, inTime: dhaka(old, '09:00'), outTime: dhaka(old, '18:00') };
  const id = made(await worker.client.post(correct, times('09:00', null, given)), 'data._id');
  expect((await decide(boss.client, id, 'approve')).status).toBe(200);
  // the punch outside of what was agreed to counts no more
  expect(await world.dayOf(worker.id, old)).toMatchObject({
    status: 'Present',
    inTime: given.inTime,
    outTime: given.outTime,
    workedMinutes: 480,
  });
  expect(await world.dayOf(worker.id, '2026-02-25')).toBeUndefined();
});

it('one that is rejected or taken back changes nothing', async () => {
  const ask = async () =>
    made(await worker.client.post(correct, times('09:00', '18:00')), 'data._id');
  const first = await ask();
  await decide(boss.client, first, 'reject');
  const second = await ask();
  const path = `/employee-panel/attendance/request/${second}`;
  expect((await boss.client.delete(path)).status).toBe(404);
  expect((await worker.client.delete(path)).status).toBe(200);
  expect((await decide(boss.client, second, 'approve')).status).not.toBe(200);
  expect(await world.statusOf(worker.id, day)).toBe('Absent');
  expect(rowsOf(await worker.client.get(ownList))).toMatchObject([
    { _id: second, status: 'Cancelled', can: { cancel: false } },
    { _id: first, status: 'Rejected', comment: 'x' },
  ]);
});

it('a day off is exchanged for a free day, when agreed to', async () => {
  const [free, worked] = ['2026-03-05', '2026-03-06'];
  const ask = (given: object) =>
    worker.client.post(dayOff, { date: free, reason: 'Wedding', ...given });
  const refused = async (given: object) => ((await ask(given)).body as { fields: object }).fields;
  expect(await refused({ date: worked })).toEqual({ date: 'This is not a working day.' });
  expect(await refused({ date: '2026-03-01' })).toEqual({ date: 'This has passed already.' });
  const instead = (insteadDate: string) => refused({ insteadDate });
  expect(await instead('2026-03-08')).toEqual({ insteadDate: 'This is not a free day.' });
  expect(await instead('2026-02-27')).toEqual({ insteadDate: 'This has passed already.' });
  const id = made(await ask({ insteadDate: worked }), 'data._id');
  expect((await decide(boss.client, id, 'approve')).status).toBe(200);
  await world.at('2026-03-06', '19:00');
  expect(await world.statusOf(worker.id, free)).toBe('Weekly off');
  expect(await world.dayOf(worker.id, worked)).toMatchObject({
    status: 'Absent',
    shift: { name: 'Office' },
  });
});

it('who sees requests of others: those above them, and Human Resources', async () => {
  const id = made(await worker.client.post(correct, times('09:00', '18:00')), 'data._id');
  const list = async (client: Client, query = '') =>
    rowsOf(await client.get(`/attendance/request/data?limit=100${query}`)).map((row) => row._id);
  const other = await world.person();
  await world.person({ managerId: other.id });
  expect(await list(boss.client)).toEqual([id]);
  expect(await list(other.client)).toEqual([]);
  expect(await list(other.client, `&employeeId=${worker.id}`)).toEqual([]);
  expect(await list(world.hr, `&employeeId=${worker.id}`)).toEqual([id]);
  expect(await list(world.hr, `&status=Rejected&employeeId=${worker.id}`)).toEqual([]);
  expect(await list(world.hr, `&kind=day-off&employeeId=${worker.id}`)).toEqual([]);
});
