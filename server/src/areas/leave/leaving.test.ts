import { sql } from 'kysely';
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
  statusAndCode,
} from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { wiredJobs } from '../../testing/processes/wired-jobs.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let kind: string;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  kind = await world.kind();
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

const agree = (id: string) => boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
const live = (action: string, date: string, more: object = {}) =>
  world.hr.post(`/employee/${worker.id}/life`, { action, date, ...more });
const leave = async (lastDay: string) =>
  made(await live('leave', lastDay, { leavingReason: 'Resigned' }), 'employee._id');
/** What becomes true today becomes so, as the hourly job does it. */
const project = () => {
  const { clock, test } = world;
  const job = wiredJobs({ clock, files: test.files }).get('people.project');
  if (!job) throw new Error('people bring no such job');
  return runJob(job, {}, { db: test.database.db, clock });
};
const read = async (id: string) => {
  const reply = await world.hr.get(`/leave-application/${id}`);
  const at = (field: string) => reply.at(`data.${field}`);
  return [at('status'), at('applicationEndDate'), at('totalDays')];
};
async function balance() {
  const path = `/leave-application/employee-leave-summary?employeeId=${worker.id}&year=2026`;
  const { vacationData } = (await world.hr.get(path)).body as { vacationData: object[] };
  return vacationData.find((row) => JSON.stringify(row).includes(kind));
}

it('what was agreed to for later, and what waits, ends with the last day', async () => {
  const later = await applied(worker.client, asked(kind, '2026-03-22', '2026-03-23'));
  const across = await applied(worker.client, asked(kind, '2026-03-02', '2026-03-05'));
  const waiting = await applied(worker.client, asked(kind, '2026-03-25'));
  const half = await applied(worker.client, asked(kind, '2026-02-26', '2026-03-01'));
  for (const id of [later, across]) expect((await agree(id)).status).toBe(200);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 6, pendingDays: 3 });
  await world.travel('2026-03-04T06:00:00.000Z');
  await leave('2026-03-03');
  expect(await read(later)).toEqual(['Cancelled', '2026-03-23', '2']);
  expect(await read(across)).toEqual(['Approved', '2026-03-03', '2']);
  expect(await read(waiting)).toEqual(['Cancelled', '2026-03-25', '1']);
  expect(await read(half)).toEqual(['Pending', '2026-03-01', '2']);
  expect((await boss.client.get('/inbox/data')).at('total')).toBe('0');
  expect(await balance()).toMatchObject({ usedDays: 2, pendingDays: 2, remainingDays: 10 });
  // days before the last one are for HR to say yes to, with the settlement
  const review = `/leave-application/review/${half}`;
  expect((await world.hr.put(review, { status: 'Approved' })).status).toBe(200);
  expect(await balance()).toMatchObject({ usedDays: 4, pendingDays: 0, remainingDays: 8 });
});

it('a last day to come changes nothing until it is over; taken back, nothing at all', async () => {
  const id = await applied(worker.client, asked(kind, '2026-03-30', '2026-04-02'));
  await agree(id);
  await leave('2026-03-31');
  expect(await read(id)).toEqual(['Approved', '2026-04-02', '4']);
  expect(statusAndCode(await worker.client.post(own, asked(kind, '2026-04-06')))).toEqual([
    422,
    'leave.not-in-house',
  ]);
  const { rows } = await sql<{ id: string }>`select id from employment_period
    where employee_id = ${worker.id} and status = 'Left' order by from_date limit 1`.execute(
    world.test.database.db,
  );
  const back = await world.hr.delete(`/employee/${worker.id}/history/${rows[0]?.id}`);
  expect(back.status).toBe(200);
  await world.travel('2026-04-01T06:00:00.000Z');
  await project();
  expect(await read(id)).toEqual(['Approved', '2026-04-02', '4']);

  await world.travel('2026-03-03T06:00:00.000Z');
  await leave('2026-03-31');
  await world.travel('2026-04-01T06:00:00.000Z');
  await project();
  await project();
  expect(await read(id)).toEqual(['Approved', '2026-03-31', '2']);
  expect(await balance()).toMatchObject({ usedDays: 2, remainingDays: 10 });
});

it('whoever comes back asks anew; what ended stays ended', async () => {
  const id = await applied(worker.client, asked(kind, '2026-03-30', '2026-03-31'));
  await agree(id);
  await leave('2026-03-01');
  expect(await read(id)).toEqual(['Cancelled', '2026-03-31', '2']);
  await world.travel('2026-03-09T06:00:00.000Z');
  made(await live('rehire', '2026-03-08'), 'employee._id');
  expect(await read(id)).toEqual(['Cancelled', '2026-03-31', '2']);
  const client = await world.enter({ kind: 'employee', id: worker.id });
  const again = await applied(client, asked(kind, '2026-03-30', '2026-03-31'));
  expect(await read(again)).toEqual(['Pending', '2026-03-31', '2']);
});

it('whoever leaves in the year has the part of it, where the kind is shortened', async () => {
  const short = await world.kind({ proRata: 'Yes' });
  expect(await balanceOf(worker.client, short)).toMatchObject({ remainingDays: 12 });
  await leave('2026-07-01');
  // 182 of 365 days
  expect(await balanceOf(worker.client, short)).toMatchObject({ remainingDays: 5.984 });
  expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 12 });
  expect(
    statusAndCode(await worker.client.post(own, asked(short, '2026-03-08', '2026-03-15'))),
  ).toEqual([422, 'leave.balance-exceeded']);
});
