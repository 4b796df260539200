import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { accrueJob } from './balances/accrue-job.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2025-03-03T06:00:00.000Z');
  boss = await world.person();
});

const at = (day: string) => world.travel(`${day}T06:00:00.000Z`);
const live = (id: string, action: string, date: string, more: object = {}) =>
  world.hr.post(`/employee/${id}/life`, { action, date, ...more });
const leave = async (id: string, lastDay: string) =>
  made(await live(id, 'leave', lastDay, { leavingReason: 'Resigned' }), 'employee._id');
/** Back on a day; answers the login. */
async function comeBack(id: string, day: string): Promise<Client> {
  made(await live(id, 'rehire', day), 'employee._id');
  return world.enter({ kind: 'employee', id });
}
async function take(client: Client, kind: string, first: string, last: string): Promise<string> {
  const id = await applied(client, asked(kind, first, last));
  const reply = await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
  expect(reply.status, reply.text).toBe(200);
  return id;
}
const accrue = () =>
  runJob(accrueJob(inDhaka), {}, { db: world.test.database.db, clock: world.clock });
async function leftOf(id: string, kind: string, year: number): Promise<number | undefined> {
  const path = `/leave-balance/data?employeeId=${id}&leaveType=${kind}&year=${year}`;
  const { data } = (await world.hr.get(path)).body as { data: { remainingDays: number }[] };
  return data[0]?.remainingDays;
}

it('whoever comes back has what someone new has, and the year that was settled stays settled', async () => {
  const kind = await world.kind({ yearlyDays: 10, proRata: 'Yes', carryForwardDays: 10 });
  const worker = await world.person({ managerId: boss.id, joinedOn: '2025-01-01' });
  await take(worker.client, kind, '2025-03-09', '2025-03-13');
  await at('2026-01-02');
  await leave(worker.id, '2025-12-31');
  await accrue();
  expect(await leftOf(worker.id, kind, 2025)).toBe(5);
  await at('2026-06-01');
  const back = await comeBack(worker.id, '2026-06-01');
  const fresh = await world.person({ managerId: boss.id, joinedOn: '2026-06-01' });
  await accrue();
  expect(await balanceOf(fresh.client, kind)).toMatchObject({ remainingDays: 5.863 });
  expect(await balanceOf(back, kind)).toMatchObject({ remainingDays: 5.863, carriedDays: 0 });
  expect(await leftOf(worker.id, kind, 2025)).toBe(5);
  const closing = await world.hr.get('/leave-balance/closing?year=2025');
  const { data } = closing.body as { data: { leaveType: { _id: string }; people: number }[] };
  expect(data.find(({ leaveType }) => leaveType._id === kind)?.people).toBe(0);
});

it('back in the same year: what was left, or owed, is none of the new stay', async () => {
  await at('2026-03-02');
  const kind = await world.kind({
    yearlyDays: 10,
    proRata: 'Yes',
    negativeDays: 3,
    encashableDays: 4,
  });
  const worker = await world.person({ managerId: boss.id, joinedOn: '2026-01-01' });
  const id = await take(worker.client, kind, '2026-03-03', '2026-03-05');
  await at('2026-04-01');
  const encash = (days: number) =>
    world.hr.post('/leave-balance/encash', {
      employeeId: worker.id,
      leaveType: kind,
      year: 2026,
      days,
    });
  expect((await encash(4)).status).toBe(200);
  await leave(worker.id, '2026-03-31');
  await at('2026-06-01');
  const back = await comeBack(worker.id, '2026-06-01');
  expect(await balanceOf(back, kind)).toMatchObject({ remainingDays: 5.863 });
  // what is given back of the earlier stay goes there
  expect((await world.hr.delete(`/leave-application/${id}`)).status).toBe(200);
  expect(await balanceOf(back, kind)).toMatchObject({ remainingDays: 5.863 });
  // the limit a year is one of each stay
  expect((await encash(4)).status).toBe(200);
  expect(await balanceOf(back, kind)).toMatchObject({ remainingDays: 1.863 });
});

it('what is settled with an earlier stay has not lapsed', async () => {
  await at('2026-03-02');
  const kind = await world.kind({ yearlyDays: 10 });
  const worker = await world.person({ managerId: boss.id, joinedOn: '2026-01-01' });
  expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 10 });
  await leave(worker.id, '2026-03-01');
  await at('2026-06-01');
  const back = await comeBack(worker.id, '2026-06-01');
  expect(await balanceOf(back, kind)).toMatchObject({ remainingDays: 10 });
  const closing = await world.hr.get('/leave-balance/closing?year=2026');
  const { data } = closing.body as { data: { leaveType: { _id: string }; lapsedDays: number }[] };
  expect(data.find(({ leaveType }) => leaveType._id === kind)?.lapsedDays).toBe(0);
});
