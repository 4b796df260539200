import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
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
import { accrueJob } from './balances/accrue-job.ts';
import { postDue } from './balances/post-due.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

const agree = (id: string) => boss.client.put(`${own}/review/${id}`, { status: 'Approved' });
const change = (what: 'adjust' | 'encash', leaveType: string, days: number, more: object = {}) =>
  world.hr.post(`/leave-balance/${what}`, {
    employeeId: worker.id,
    leaveType,
    year: 2026,
    days,
    note: 'As agreed',
    ...more,
  });

interface Entry {
  readonly kind: string;
  readonly days: number;
  readonly day: string;
  readonly remainingDays: number;
}
async function entriesOf(leaveType: string, year: number): Promise<string[]> {
  const query = `employeeId=${worker.id}&leaveType=${leaveType}&year=${year}`;
  const reply = await world.hr.get(`/leave-balance/entries?${query}`);
  return (reply.body as { data: Entry[] }).data.map(
    ({ kind, days, day, remainingDays }) => `${day} ${kind} ${days} -> ${remainingDays}`,
  );
}
/** The sum of the entries of every balance is the balance: nothing else is ever true. */
async function sumsDiffer(): Promise<unknown[]> {
  const { db } = world.test.database;
  return db
    .selectFrom('leave_balance as kept')
    .select((row) => [
      'kept.balance',
      row
        .selectFrom('leave_entry as entry')
        .whereRef('entry.employee_id', '=', 'kept.employee_id')
        .whereRef('entry.leave_type_id', '=', 'kept.leave_type_id')
        .whereRef('entry.year', '=', 'kept.year')
        .select((sum) => sum.fn.sum<number>('entry.amount').as('sum'))
        .as('sum'),
    ])
    .execute()
    .then((rows) => rows.filter((row) => row.balance !== Number(row.sum)));
}

describe('balances are refused', () => {
  it.each([
    ['the own', 403, 'leave.own-balance'],
    ['of another concern', 404, 'record.not-found'],
    ['where none is kept', 422, 'leave.no-balance'],
    ['below the limit', 422, 'leave.balance-exceeded'],
    ['of nothing', 422, 'request.rule'],
  ] as const)('%s', async (what, status, code) => {
    const kind = await world.kind(what === 'where none is kept' ? { yearlyDays: null } : {});
    const user = await world.test.newUser({
      role: 'HR',
      ...(what === 'the own' && { employeeId: worker.id }),
      ...(what === 'of another concern' && { concernId: world.house.meghna }),
    });
    const client = await world.enter({ kind: 'user', id: user });
    const days = what === 'of nothing' ? 0 : -13;
    const body = { employeeId: worker.id, leaveType: kind, year: 2026, days, note: 'x' };
    expect(statusAndCode(await client.post('/leave-balance/adjust', body))).toEqual([status, code]);
  });

  it('to those who may not see them', async () => {
    const kind = await world.kind();
    const peer = await world.person({ managerId: boss.id });
    const path = `/leave-balance/entries?employeeId=${worker.id}&leaveType=${kind}&year=2026`;
    expect((await peer.client.get(path)).status).toBe(404);
    expect((await boss.client.get(path)).status).toBe(200);
    expect(
      (await peer.client.get(`/leave-application/employee-leave-summary?employeeId=${worker.id}`))
        .status,
    ).toBe(404);
    expect(
      (await boss.client.get(`/leave-application/employee-leave-summary?employeeId=${worker.id}`))
        .status,
    ).toBe(200);
    const listed = await peer.client.get('/leave-balance/data?limit=200');
    expect(listed.text).not.toContain(worker.id);
  });

  it('to turn more into pay than the kind allows', async () => {
    const kind = await world.kind({ encashableDays: 5 });
    expect((await change('encash', kind, 3)).status).toBe(200);
    expect(statusAndCode(await change('encash', kind, 3))).toEqual([422, 'leave.encash-too-many']);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 9, usedDays: 0 });
  });

  it('to close a year that is not over', async () => {
    expect(statusAndCode(await world.hr.post('/leave-balance/close', { year: 2026 }))).toEqual([
      422,
      'leave.year-not-over',
    ]);
    expect((await world.hr.post('/leave-balance/close', { year: 2025 })).status).toBe(200);
  });
});

describe('a balance', () => {
  it('is there at once for someone new, what is left of the year', async () => {
    const kind = await world.kind({ proRata: 'Yes' });
    const newcomer = await world.person({ joinedOn: '2026-03-01' });
    expect(await balanceOf(newcomer.client, kind)).toMatchObject({
      totalDays: 10.06,
      remainingDays: 10.06,
    });
  });

  it('tells how it came about', async () => {
    const kind = await world.kind({ negativeDays: 2 });
    const id = await applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
    await agree(id);
    expect((await change('adjust', kind, 1.5)).body).toMatchObject({
      data: { totalDays: 13.5, usedDays: 2, remainingDays: 11.5 },
    });
    await worker.client.delete(`${own}/${id}`);
    expect(await entriesOf(kind, 2026)).toEqual([
      '2026-01-01 grant 12 -> 12',
      '2026-03-09 use -2 -> 10',
      '2026-03-02 adjust 1.5 -> 11.5',
      '2026-03-09 give back 2 -> 13.5',
    ]);
  });

  it('may go below zero as far as the kind says', async () => {
    const kind = await world.kind({ yearlyDays: 1, negativeDays: 1 });
    await agree(await applied(worker.client, asked(kind, '2026-03-09', '2026-03-10')));
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: -1 });
    expect(statusAndCode(await worker.client.post(own, asked(kind, '2026-03-11')))).toEqual([
      422,
      'leave.balance-exceeded',
    ]);
  });

  it('is kept by the database itself', async () => {
    const kind = await world.kind();
    await balanceOf(worker.client, kind);
    const below = world.test.database.db
      .updateTable('leave_balance')
      .set({ balance: -1 })
      .where('leave_type_id', '=', kind);
    await expect(below.execute()).rejects.toThrow(/leave_balance_enough/);
  });

  it('of a kind without one only counts', async () => {
    const kind = await world.kind({ yearlyDays: null });
    await agree(await applied(worker.client, asked(kind, '2026-03-08', '2026-04-30')));
    expect(await balanceOf(worker.client, kind)).toMatchObject({
      usedDays: 40,
      remainingDays: null,
    });
  });
});

describe('the turn of the year', () => {
  const decemberOn = '2026-12-20T06:00:00.000Z';

  it('leave over new year takes of both years, each its part', async () => {
    const kind = await world.kind({ yearlyDays: 5 });
    await world.travel(decemberOn);
    // Sunday 27 December to Monday 4 January: 5 working days and 2
    const reply = await worker.client.post(own, asked(kind, '2026-12-27', '2027-01-04'));
    expect(reply.at('data.totalDays'), reply.text).toBe('7');
    expect((await agree(reply.at('data._id'))).status).toBe(200);
    expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 5, remainingDays: 0 });
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
      usedDays: 2,
      remainingDays: 3,
    });
    expect((await worker.client.delete(`${own}/${reply.at('data._id')}`)).status).toBe(200);
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({ remainingDays: 5 });
  });

  it('carries, loses, and follows what is known late', async () => {
    const kind = await world.kind({ carryForwardDays: 4, backdatedDays: 60 });
    await balanceOf(worker.client, kind);
    await world.travel('2027-01-03T06:00:00.000Z');
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
      carriedDays: 4,
      remainingDays: 16,
    });
    expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 0 });
    const late = await applied(worker.client, asked(kind, '2026-12-20', '2026-12-31'));
    expect((await agree(late)).status).toBe(200);
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({
      carriedDays: 2,
      remainingDays: 14,
    });
    expect(await entriesOf(kind, 2027)).toEqual([
      '2027-01-01 carry 4 -> 4',
      '2027-01-01 grant 12 -> 16',
      '2027-01-01 carry -2 -> 14',
    ]);
    expect((await world.hr.delete(`/leave-application/${late}`)).status).toBe(200);
    expect(await balanceOf(worker.client, kind, 2027)).toMatchObject({ remainingDays: 16 });
    expect(await sumsDiffer()).toEqual([]);
  });

  it('29 February is a day', async () => {
    const kind = await world.kind();
    await world.travel('2028-02-20T06:00:00.000Z');
    // a Tuesday
    const reply = await worker.client.post(own, asked(kind, '2028-02-28', '2028-03-01'));
    expect(reply.at('data.totalDays')).toBe('3');
  });

  it('posted twice at once or again comes once', async () => {
    const kind = await world.kind({ yearlyDays: 12, accrual: 'Monthly' });
    const { db } = world.test.database;
    const { clock } = world;
    const post = () =>
      transaction(db, (tx) => postDue({ db: tx, clock }, [worker.id, boss.id], { now: inDhaka }));
    await Promise.all(Array.from({ length: 8 }, post));
    expect(await post()).toBe(0);
    expect(await entriesOf(kind, 2026)).toHaveLength(3);
    expect(await sumsDiffer()).toEqual([]);
  });
});

it('the job posts for everyone, with progress, and run again nothing', async () => {
  const kind = await world.kind();
  const { db } = world.test.database;
  const seen: string[] = [];
  const run = {
    id: crypto.randomUUID(),
    data: {},
    attempt: 1,
    db,
    clock: world.clock,
    stopping: new AbortController().signal,
    progress: async (done: number, total: number) => void seen.push(`${done}/${total}`),
    step: () => Promise.reject(new Error('it has no steps')),
    publish: async () => {
      throw new Error('not used');
    },
  };
  const job = accrueJob(inDhaka);
  await job.handle(run);
  const count = () =>
    db.selectFrom('leave_entry').select('id').where('leave_type_id', '=', kind).execute();
  const first = (await count()).length;
  expect(first).toBeGreaterThan(2);
  expect(seen.at(-1)).toBe(`${first}/${first}`);
  await job.handle(run);
  expect(await count()).toHaveLength(first);
});

it('what can still be asked for is one figure, wherever it is told', async () => {
  const kind = await world.kind({ yearlyDays: 24.5, halfDays: 'Yes' });
  await applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
  expect(await balanceOf(worker.client, kind)).toMatchObject({
    pendingDays: 2,
    remainingDays: 24.5,
    availableDays: 22.5,
  });
  const path = `/leave-balance/data?employeeId=${worker.id}&leaveType=${kind}`;
  expect((await world.hr.get(path)).at('data.0.availableDays')).toBe('22.5');
  const more = await worker.client.post(own, asked(kind, '2026-04-01', '2026-06-30'));
  expect(more.at('message')).toContain('22.5');
});
