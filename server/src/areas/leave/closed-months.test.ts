import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { Client, Reply } from '../../testing/client.ts';
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

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let kind: string;
beforeAll(async () => {
  world = await makeLeave();
  // attendance is kept from the day on which anyone first asks about it
  await world.travel('2026-03-01T06:00:00.000Z');
  await world.hr.get('/attendance/daily-attendance-report');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.travel('2026-03-02T06:00:00.000Z');
  kind = await world.kind({ backdatedDays: 365, halfDays: 'Yes' });
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});
afterEach(() => world.admin.delete(`/attendance-lock/${world.house.padma}?month=2026-03`));

const locking = () =>
  world.hr.post('/attendance-lock', { concernCompany: world.house.padma, month: '2026-03' });
async function close(): Promise<void> {
  await world.travel('2026-04-06T06:00:00.000Z');
  made(await locking(), 'data.month');
}
const review = (id: string, body: object) => boss.client.put(`${own}/review/${id}`, body);
const stateOf = async (id: string) =>
  (await world.hr.get(`/leave-application/${id}`)).at('data.status');
const takenOf = async (id: string): Promise<string[]> => {
  const found = await sql<{ day: string }>`select distinct day::text as day from leave_day
    where application_id = ${id} order by 1`.execute(world.test.database.db);
  return found.rows.map(({ day }) => day);
};
const closed = [409, 'leave.month-locked'];
const saysMarch = (reply: Reply) => {
  expect(statusAndCode(reply)).toEqual(closed);
  expect(reply.at('message')).toContain('March 2026');
};

describe('in a closed month', () => {
  it('nothing is asked for, by nobody; a draft may say anything', async () => {
    await close();
    saysMarch(await worker.client.post(own, asked(kind, '2026-03-09')));
    saysMarch(await worker.client.post(own, asked(kind, '2026-03-31', '2026-04-01')));
    const hrs = { ...asked(kind, '2026-03-09'), employeeId: worker.id };
    saysMarch(await world.hr.post('/leave-application', hrs));
    const draft = await applied(worker.client, { ...asked(kind, '2026-03-09'), status: 'Draft' });
    saysMarch(await worker.client.put(`${own}/${draft}`, { status: 'Pending' }));
    expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 0 });
  });

  it('nothing that waits is agreed to, in part neither; it is turned down, moved or taken back', async () => {
    const ids: string[] = [];
    for (const day of ['09', '16', '23'])
      ids.push(await applied(worker.client, asked(kind, `2026-03-${day}`, `2026-03-${day}`)));
    const [first = '', second = '', third = ''] = ids;
    const across = await applied(worker.client, asked(kind, '2026-03-31', '2026-04-01'));
    await close();
    saysMarch(await review(first, { status: 'Approved' }));
    saysMarch(await review(first, { status: 'Approved', approvedDays: 0.5 }));
    saysMarch(await world.hr.put(`/leave-application/review/${first}`, { status: 'Approved' }));
    saysMarch(await review(across, { status: 'Approved' }));
    expect(await stateOf(first)).toBe('Pending');
    expect((await review(first, { status: 'Rejected', comment: 'late' })).status).toBe(200);
    const moved = { applicationStartDate: '2026-04-13', applicationEndDate: '2026-04-13' };
    expect((await worker.client.put(`${own}/${second}`, moved)).status).toBe(200);
    expect((await review(second, { status: 'Approved' })).status).toBe(200);
    expect((await worker.client.delete(`${own}/${third}`)).status).toBe(200);
  });

  it('nothing is cancelled, and free days in between stay where they were counted', async () => {
    const wide = await world.kind({ backdatedDays: 365, sandwich: 'weekends' });
    const before = await applied(worker.client, asked(wide, '2026-03-26'));
    // Friday 27 and Saturday 28 March stand between
    const after = await applied(worker.client, asked(wide, '2026-03-29', '2026-04-01'));
    for (const id of [before, after])
      expect((await review(id, { status: 'Approved' })).status).toBe(200);
    expect(await takenOf(after)).toContain('2026-03-28');
    const mayCancel = async (id: string) =>
      (await world.hr.get(`/leave-application/${id}`)).at('data.can.cancel');
    expect(await mayCancel(after)).toBe('true');
    await close();
    for (const id of [before, after]) expect(await mayCancel(id)).toBe('false');
    saysMarch(await world.hr.delete(`/leave-application/${after}`));
    saysMarch(await world.hr.delete(`/leave-application/${before}`));
    expect(await takenOf(after)).toContain('2026-03-28');
  });

  it('a free day of it is not given back by what is turned down after it', async () => {
    const wide = await world.kind({ backdatedDays: 365, sandwich: 'weekends' });
    await world.travel('2026-02-01T06:00:00.000Z');
    // Friday 27 and Saturday 28 February; Sunday 1 March is asked for first and waits
    const later = await applied(worker.client, asked(wide, '2026-03-01'));
    const early = await applied(worker.client, asked(wide, '2026-02-26'));
    expect((await review(early, { status: 'Approved' })).status).toBe(200);
    expect(await takenOf(early)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
    await world.travel('2026-04-06T06:00:00.000Z');
    const february = { concernCompany: world.house.padma, month: '2026-02' };
    made(await world.hr.post('/attendance-lock', february), 'data.month');
    expect((await review(later, { status: 'Rejected', comment: 'no' })).status).toBe(200);
    expect(await takenOf(early)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
    await world.admin.delete(`/attendance-lock/${world.house.padma}?month=2026-02`);
  });
});

const statusOf = async (day: string): Promise<string> => {
  const path = `/attendance/daily-attendance-report?todayDate=${day}&employeeId=${worker.id}`;
  return (await world.hr.get(path)).at('data.0.status');
};

it('a yes that is being said is waited for: the month is closed with it', async () => {
  const id = await applied(worker.client, asked(kind, '2026-03-09'));
  await world.travel('2026-04-06T06:00:00.000Z');
  // every day is judged, so that only the verdict is waited for
  const month = '?fromDate=2026-03-01&toDate=2026-04-06';
  await world.hr.get(`/attendance/date-to-date-attendance-summary${month}`);
  expect(await statusOf('2026-03-09')).toBe('Absent');
  const { db } = world.test.database;
  const [go, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // someone is busy with the balance: the yes has looked at the month and goes on afterwards
  const slow = transaction(db, async (tx) => {
    await sql`select 1 from leave_balance where employee_id = ${worker.id} for update`.execute(tx);
    held.resolve();
    await go.promise;
  });
  await held.promise;
  const waits = (what: string) => async (): Promise<boolean> => {
    const found = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and query like ${`%${what}%`} and datname = current_database()`.execute(db);
    return found.rows.length > 0;
  };
  const agreeing = review(id, { status: 'Approved' });
  await expect.poll(waits('leave_balance')).toBe(true);
  const closing = locking();
  await expect.poll(waits('closing_turn')).toBe(true);
  go.resolve();
  const [, agreed, locked] = await Promise.all([slow, agreeing, closing]);
  expect([agreed.status, locked.status]).toEqual([200, 200]);
  expect(await statusOf('2026-03-09')).toBe('Leave');
});

it('closed and agreed to at once, the day is what the application says, ten times', async () => {
  for (let round = 0; round < 10; round += 1) {
    await world.travel('2026-03-02T06:00:00.000Z');
    worker = await world.person({ managerId: boss.id });
    const id = await applied(worker.client, asked(kind, '2026-03-09'));
    await world.travel('2026-04-06T06:00:00.000Z');
    const [agreed, locked] = await Promise.all([review(id, { status: 'Approved' }), locking()]);
    expect(locked.status, locked.text).toBe(200);
    if (agreed.status !== 200) saysMarch(agreed);
    const state = agreed.status === 200 ? 'Approved' : 'Pending';
    expect(await stateOf(id)).toBe(state);
    expect(await statusOf('2026-03-09')).toBe(state === 'Approved' ? 'Leave' : 'Absent');
    await world.admin.delete(`/attendance-lock/${world.house.padma}?month=2026-03`);
  }
});
