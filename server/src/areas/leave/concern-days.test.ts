import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
import { readNow } from '../../platform/now.ts';
import { testSettings } from '../../testing/people/test-house.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
/** of Padma, where it is afternoon, and of Meghna, where the next day has begun */
let here: { id: string; client: Client };
let there: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
  const path = `/settings/company?concern=${world.house.meghna}`;
  expect((await world.admin.put(path, { zone: 'Pacific/Kiritimati' })).status).toBe(200);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T12:00:00.000Z');
  boss = await world.person();
  here = await world.person({ managerId: boss.id });
  there = await world.person({ managerId: boss.id, departmentId: world.house.furnace });
});
const canCancel = async (client: Client, id: string) =>
  (await client.get(`${own}/${id}`)).at('data.can.cancel');

it('today is the day of the concern that someone is in', async () => {
  const kind = await world.kind({ backdatedDays: 0 });
  await applied(here.client, asked(kind, '2026-03-02'));
  expect(statusAndCode(await there.client.post(own, asked(kind, '2026-03-02')))).toEqual([
    422,
    'leave.too-far-back',
  ]);
  const plan = (client: Client) =>
    client.get('/employee-panel/leave-plan?from=2026-03-02&until=2026-03-02');
  expect((await plan(here.client)).at('today')).toBe('2026-03-02');
  expect((await plan(there.client)).at('today')).toBe('2026-03-03');
});

it('leave has begun where it has begun', async () => {
  const kind = await world.kind();
  await world.travel('2026-03-01T06:00:00.000Z');
  const ids = [];
  for (const { client } of [here, there])
    ids.push(await applied(client, asked(kind, '2026-03-03')));
  for (const id of ids) await boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
  const [mine = '', theirs = ''] = ids;
  await world.travel('2026-03-02T12:00:00.000Z');
  expect([await canCancel(here.client, mine), await canCancel(there.client, theirs)]).toEqual([
    'true',
    'false',
  ]);
  expect((await here.client.delete(`${own}/${mine}`)).status).toBe(200);
  expect(statusAndCode(await there.client.delete(`${own}/${theirs}`))).toEqual([
    409,
    'leave.begun',
  ]);
});

it('a year begins with the first morning of each concern, for the job as for a reader', async () => {
  const kind = await world.kind({ carryForwardDays: 5 });
  await world.travel('2026-12-31T12:00:00.000Z');
  await runJob(
    accrueJob(readNow(testSettings())),
    {},
    { db: world.test.database.db, clock: world.clock },
  );
  const left = async (id: string, year: number) => {
    const path = `/leave-balance/data?employeeId=${id}&leaveType=${kind}&year=${year}`;
    return (await world.hr.get(path)).at('data.0.remainingDays');
  };
  expect([await left(here.id, 2026), await left(here.id, 2027)]).toEqual(['12', 'undefined']);
  expect([await left(there.id, 2026), await left(there.id, 2027)]).toEqual(['0', '17']);
  expect(await balanceOf(there.client, kind, 2027)).toMatchObject({ remainingDays: 17 });
  const year = async (client: Client) =>
    (await client.get('/employee-panel/leave-summary')).at('year');
  expect([await year(here.client), await year(there.client)]).toEqual(['2026', '2027']);
});
