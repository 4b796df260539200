import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import { unreadOf } from '../../testing/notices.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
  statusAndCode,
} from '../../testing/people/make-leave.ts';
import { accrueJob } from './balances/accrue-job.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let worker: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  const boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

it('what HR does to leave is told to the person; what the person does is not', async () => {
  const kind = await world.kind();
  const heard = async () => (await unreadOf(worker.client)).map((one) => [one.kind, one.text]);
  const mine = await applied(worker.client, asked(kind, '2026-03-16'));
  expect((await worker.client.delete(`${own}/${mine}`)).status).toBe(200);
  const draft = asked(kind, '2026-03-09', '2026-03-10', { status: 'Draft' });
  const body = { employeeId: worker.id, ...draft };
  const path = `/leave-application/${made(await world.hr.post('/leave-application', body), 'data._id')}`;
  expect(await heard()).toEqual([]);
  const entered = (days: string) => ['leave-entered', expect.stringContaining(days)];
  const sent = asked(kind, '2026-03-09');
  made(await world.hr.post('/leave-application', { employeeId: worker.id, ...sent }), 'data._id');
  expect(await heard()).toEqual([entered('Mar 09, 2026 to Mar 09, 2026: 1 day.')]);
  expect((await world.hr.delete(path)).status).toBe(200);
  expect(await heard()).toHaveLength(1);
  const other = await applied(worker.client, asked(kind, '2026-03-17'));
  const change = { applicationEndDate: '2026-03-18' };
  expect((await world.hr.put(`/leave-application/${other}`, change)).status).toBe(200);
  expect((await world.hr.delete(`/leave-application/${other}`)).status).toBe(200);
  expect(await heard()).toEqual([
    ['leave-cancelled', expect.stringContaining('from Mar 17, 2026 to Mar 18, 2026.')],
    entered('Mar 17, 2026 to Mar 18, 2026: 2 days.'),
    entered('1 day'),
  ]);
});

describe('blocked days', () => {
  const span = { name: 'Stock-taking', startDate: '2026-03-10', endDate: '2026-03-12' };
  const add = async (more: object = {}): Promise<string> =>
    made(await world.hr.post('/leave-block', { ...span, ...more }), 'data._id');
  const change = (id: string, given: object, client = world.hr) =>
    client.put(`/leave-block/${id}`, given);

  it('are not changed by staff, by HR of another concern, to an end before the start, or stale', async () => {
    const id = await add();
    const hrOfPadma = await world.test.newUser({ role: 'HR', concernId: world.house.padma });
    const limited = await world.enter({ kind: 'user', id: hrOfPadma });
    expect((await change(id, { name: 'Mine' }, worker.client)).status).toBe(403);
    expect(statusAndCode(await change(id, { name: 'Mine' }, limited))).toEqual([
      403,
      'access.of-group',
    ]);
    expect(statusAndCode(await change(id, { endDate: '2026-03-09' }))).toEqual([
      422,
      'leave.ends-before-start',
    ]);
    expect((await change(id, { name: 'Counting', version: 1 })).status).toBe(200);
    const stale = await change(id, { name: 'Late', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.at('message')).toContain('Name');
  });

  it('are at most a year in a row; longer ones of old days can be renamed', async () => {
    const centuries = { startDate: '1900-01-01', endDate: '2199-12-31' };
    const long = await world.hr.post('/leave-block', { ...span, ...centuries });
    expect(statusAndCode(long)).toEqual([422, 'leave.block-too-long']);
    expect(long.at('message')).toContain('Days are blocked for at most 366 days in a row.');
    const id = await add();
    expect(statusAndCode(await change(id, { endDate: '2199-12-31' }))).toEqual([
      422,
      'leave.block-too-long',
    ]);
    const { db } = world.test.database;
    await db
      .updateTable('leave_block')
      .set({ start_on: '1850-01-01', end_on: '9999-12-31' })
      .where('id', '=', id)
      .execute();
    expect((await change(id, { name: 'For ever' })).at('data.endDate')).toBe('9999-12-31');
    expect((await world.hr.delete(`/leave-block/${id}`)).status).toBe(200);
  });

  it('are told to HR of one concern, who may not change those of the whole house', async () => {
    const id = await add({ name: 'Of the house' });
    const hrOfPadma = await world.test.newUser({ role: 'HR', concernId: world.house.padma });
    const limited = await world.enter({ kind: 'user', id: hrOfPadma });
    const { data } = (await limited.get('/leave-block/data?limit=0')).body as {
      data: { _id: string; can: { change: boolean } }[];
    };
    expect(data.find(({ _id }) => _id === id)?.can.change).toBe(false);
  });

  it('stand where they were moved to, and the log has both', async () => {
    const kind = await world.kind();
    const id = await add({ startDate: '2026-03-17', endDate: '2026-03-17' });
    const apply = (day: string) => worker.client.post(own, asked(kind, day));
    expect(statusAndCode(await apply('2026-03-17'))).toEqual([422, 'leave.blocked-days']);
    const moved = await change(id, { startDate: '2026-03-18', endDate: '2026-03-18' });
    expect(moved.body).toMatchObject({
      data: { startDate: '2026-03-18', name: 'Stock-taking', version: 2, can: { change: true } },
    });
    expect((await apply('2026-03-17')).status).toBe(200);
    expect(statusAndCode(await apply('2026-03-18'))).toEqual([422, 'leave.blocked-days']);
    const entry = await world.test.database.db
      .selectFrom('audit_entry')
      .select(['changed'])
      .where('action', '=', 'leave-block.change')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry.changed.toSorted()).toEqual(['from', 'until']);
  });
});

describe('closing a year', () => {
  interface Closing {
    readonly data: { readonly leaveType: { _id: string }; readonly people: number }[];
  }
  const closingOf = async (kind: string, year: number) => {
    const { data } = (await world.hr.get(`/leave-balance/closing?year=${year}`)).body as Closing;
    return data.find(({ leaveType }) => leaveType._id === kind);
  };

  it('is shown to HR only', async () => {
    expect((await worker.client.get('/leave-balance/closing?year=2025')).status).toBe(403);
  });

  it('tells beforehand what goes on and what lapses, and afterwards what did', async () => {
    const kind = await world.kind({ carryForwardDays: 5 });
    await balanceOf(worker.client, kind);
    await world.travel('2027-01-05T06:00:00.000Z');
    expect(await closingOf(kind, 2026)).toMatchObject({
      people: 1,
      toCarryDays: 5,
      toLapseDays: 7,
      carriedDays: 0,
      lapsedDays: 0,
    });
    // whoever reads a balance has the year behind it closed at once
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({ remainingDays: 17 });
    expect(await closingOf(kind, 2026)).toMatchObject({
      people: 0,
      toCarryDays: 0,
      toLapseDays: 0,
      carriedDays: 5,
      lapsedDays: 7,
    });
  });

  it('by HR of one concern closes the year of its people, and is told to nobody else there', async () => {
    const kind = await world.kind({ carryForwardDays: 5 });
    const far = await world.person({ departmentId: world.house.furnace });
    for (const client of [worker.client, far.client]) await balanceOf(client, kind);
    await world.travel('2027-01-05T06:00:00.000Z');
    const enter = async (concernId: string) =>
      world.enter({ kind: 'user', id: await world.test.newUser({ role: 'HR', concernId }) });
    const [padma, meghna] = [await enter(world.house.padma), await enter(world.house.meghna)];
    const jobId = (await padma.post('/leave-balance/close', { year: 2026 })).at('jobId');
    const { db } = world.test.database;
    const { data } = await db
      .selectFrom('job')
      .select('data')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const job = accrueJob(inDhaka);
    await runJob(job, job.data.parse(data), { db, clock: world.clock });
    expect(await closingOf(kind, 2026)).toMatchObject({ people: 1 });
    const asks = (client: typeof padma) => client.get(`/own-job/${jobId}`);
    expect((await asks(padma)).body).toMatchObject({ data: { state: 'waiting' } });
    expect((await asks(meghna)).status).toBe(404);
  });

  it('tells how far its job is, and nothing of another job', async () => {
    const jobId = (await world.hr.post('/leave-balance/close', { year: 2025 })).at('jobId');
    const asks = () => world.hr.get(`/own-job/${jobId}`);
    expect((await asks()).body).toMatchObject({
      data: { kind: 'leave.accrue', state: 'waiting', progress: null, can: { cancel: false } },
    });
    const { db } = world.test.database;
    const other = { asked_by_id: crypto.randomUUID() };
    await db.updateTable('job').set(other).where('id', '=', jobId).execute();
    expect((await asks()).status).toBe(404);
  });
});
