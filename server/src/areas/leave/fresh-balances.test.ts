import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
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
import { accrueJob } from './balances/accrue-job.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let kind: string;
/** the first minutes of a year in Dhaka, where the day before has not ended in London */
const newYear = '2026-12-31T18:05:00.000Z';
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  kind = await world.kind({ carryForwardDays: 5 });
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

interface Row {
  readonly employee: { readonly _id: string };
  readonly year: number;
  readonly totalDays: number;
  readonly remainingDays: number;
}
/** As HR reads them, all people at once; no job has ever run in this house. */
async function listed(year = ''): Promise<Map<string, Row>> {
  const reply = await world.hr.get(`/leave-balance/data?limit=200&leaveType=${kind}${year}`);
  const { data } = reply.body as { data: Row[] };
  return new Map(data.map((row) => [row.employee._id, row]));
}
const take = async (first: string, last: string): Promise<void> => {
  const id = await applied(worker.client, asked(kind, first, last));
  await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
};
const change = (what: 'adjust' | 'encash', days: number, year = 2026) =>
  world.hr.post(`/leave-balance/${what}`, {
    employeeId: worker.id,
    leaveType: kind,
    year,
    days,
    note: 'x',
  });
const setKind = async (body: object) =>
  expect((await world.admin.put(`/leave-type/${kind}`, body)).status).toBe(200);
const accrue = () =>
  runJob(accrueJob(inDhaka), {}, { db: world.test.database.db, clock: world.clock });

describe('the list of all balances, though no job has run', () => {
  it('has someone new, and follows a kind that is changed', async () => {
    expect((await listed()).get(worker.id)).toMatchObject({ totalDays: 12, remainingDays: 12 });
    const late = await world.person({ joinedOn: '2026-03-01' });
    expect((await listed()).get(late.id)).toMatchObject({ year: 2026, remainingDays: 12 });
    await setKind({ yearlyDays: 15 });
    expect((await listed()).get(worker.id)).toMatchObject({ totalDays: 15, remainingDays: 15 });
    const reply = await world.hr.get(`/leave-balance/data?limit=1&pageNo=2&leaveType=${kind}`);
    expect(Number(reply.at('total'))).toBe((await listed()).size);
  });

  it('has the new year on its first morning, and the old one closed', async () => {
    await take('2026-03-08', '2026-03-09');
    await world.travel(newYear);
    expect((await listed()).get(worker.id)).toMatchObject({
      year: 2027,
      totalDays: 17,
      remainingDays: 17,
    });
    expect((await listed('&year=2026')).get(worker.id)).toMatchObject({ remainingDays: 0 });
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
      totalDays: 17,
      carriedDays: 5,
    });
    await accrue();
    expect((await listed()).get(worker.id)).toMatchObject({ remainingDays: 17 });
  });

  it('leaves out who has left, and kinds that are not for someone', async () => {
    await setKind({ gender: 'Female' });
    expect((await listed()).has(worker.id)).toBe(false);
    await setKind({ gender: null });
    expect((await listed()).has(worker.id)).toBe(true);
  });
});

it('a kind that was made in the first minutes of a year gives nothing for the last', async () => {
  await world.travel(newYear);
  kind = await world.kind({ carryForwardDays: 12 });
  expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
    totalDays: 12,
    carriedDays: 0,
  });
});

describe('a limit below zero', () => {
  it('is for leave, not for pay', async () => {
    await setKind({ negativeDays: 5, encashableDays: 20 });
    expect(statusAndCode(await change('encash', 13))).toEqual([422, 'leave.balance-exceeded']);
    expect((await change('encash', 12)).status).toBe(200);
    await applied(worker.client, asked(kind, '2026-03-09'));
  });

  it('that was lowered holds from then on for those who are below it', async () => {
    await setKind({ negativeDays: 5 });
    await take('2026-03-08', '2026-03-29');
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: -4 });
    await setKind({ negativeDays: 0 });
    expect((await change('adjust', 6)).status).toBe(200);
    expect(
      statusAndCode(await worker.client.post(own, asked(kind, '2026-04-05', '2026-04-07'))),
    ).toEqual([422, 'leave.balance-exceeded']);
    await applied(worker.client, asked(kind, '2026-04-05', '2026-04-06'));
  });

  it('does not stop the job when a debt is carried into a year that allows none', async () => {
    await setKind({ negativeDays: 5 });
    await take('2026-03-08', '2026-03-29');
    await setKind({ negativeDays: 0, accrual: 'Monthly' });
    await world.travel(newYear);
    await accrue();
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
      totalDays: -3,
      remainingDays: -3,
    });
    expect(statusAndCode(await worker.client.post(own, asked(kind, '2027-01-05')))).toEqual([
      422,
      'leave.balance-exceeded',
    ]);
  });
});

it('days of years that nobody gives yet are not changed, and bring none', async () => {
  expect(statusAndCode(await change('adjust', 3, 2030))).toEqual([422, 'request.rule']);
  expect((await change('adjust', 3, 2027)).status).toBe(200);
  expect(statusAndCode(await worker.client.post(own, asked(kind, '2028-03-06')))).toEqual([
    422,
    'leave.balance-exceeded',
  ]);
  expect(statusAndCode(await worker.client.post(own, asked(kind, '2040-03-05')))).toEqual([
    422,
    'leave.too-far-ahead',
  ]);
  const years = await world.test.database.db
    .selectFrom('leave_entry')
    .select('year')
    .where('employee_id', '=', worker.id)
    .execute();
  expect(Math.max(...years.map(({ year }) => year))).toBe(2027);
});

it('a year that is closed twice is closed once', async () => {
  await take('2026-03-08', '2026-03-09');
  await world.travel(newYear);
  const close = () => world.hr.post('/leave-balance/close', { year: 2026 });
  expect([(await close()).status, (await close()).status]).toEqual([200, 200]);
  await Promise.all([accrue(), accrue()]);
  await accrue();
  const reply = await world.hr.get(
    `/leave-balance/entries?employeeId=${worker.id}&leaveType=${kind}&year=2026`,
  );
  const { data } = reply.body as { data: { kind: string; days: number }[] };
  expect(data.map((entry) => `${entry.kind} ${entry.days}`)).toEqual([
    'grant 12',
    'use -2',
    'carry -5',
    'expire -5',
  ]);
});
