import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Client } from '../../testing/client.ts';
import { made } from '../../testing/people/make-house.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
} from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { closedDays } from '../attendance/closing/locks.ts';
import { recountJob } from './recount/recount-job.ts';
import { lockCalendarShared } from './store/counted-leave.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let worker: { id: string; client: Client };
const holidays: string[] = [];
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  worker = await world.person();
});
afterEach(async () => {
  for (const id of holidays.splice(0)) await world.admin.delete(`/holidays/${id}`);
});

const ninth = ['2026-03-09 1', '2026-03-09 2'];
const takenOf = async (id: string): Promise<string[]> => {
  const found = await sql<{ of: string }>`select day || ' ' || half as of
    from leave_day where application_id = ${id} order by day, half`.execute(world.test.database.db);
  return found.rows.map(({ of }) => of);
};

it('an application that is being counted is waited for, then counted by the new calendar', async () => {
  const kind = await world.kind();
  const { db } = world.test.database;
  const go = Promise.withResolvers<void>();
  const shared = Promise.withResolvers<void>();
  // someone counts by the calendar as it is, and takes long
  const slow = transaction(db, async (tx) => {
    await lockCalendarShared(tx);
    shared.resolve();
    await go.promise;
  });
  await shared.promise;
  const body = { name: 'Eid', startDate: '2026-03-10', endDate: '2026-03-10', type: 'Religious' };
  const added = world.hr.post('/holidays', body);
  const waits = async (): Promise<boolean> => {
    const found = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%leave_turn%'
        and datname = current_database()`.execute(db);
    return found.rows.length > 0;
  };
  await expect.poll(waits).toBe(true);
  // asked for while the holiday is not there yet for anyone else
  const asking = applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
  go.resolve();
  await Promise.all([slow, added, asking]);
  holidays.push(made(await added, 'data._id'));
  expect(await takenOf(await asking)).toEqual(ninth);
});

it('the leave of very many is counted by a job, which run twice does it once', async () => {
  const kind = await world.kind();
  const id = await applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
  const { clock } = world;
  const { db } = world.test.database;
  const at = clock.now();
  // as if the request had left it to the job
  const holiday = newId(at);
  await sql`insert into holiday (id, name, start_on, end_on, type, colour, recurring, half, version,
      created_at, updated_at) values (${holiday}, 'Late', '2026-03-10', '2026-03-10', 'Government',
      '#c2410c', false, false, 1, ${at}, ${at})`.execute(db);
  holidays.push(holiday);
  const parts = {
    now: inDhaka,
    clock,
    tell: async () => undefined,
    tellDecision: async () => undefined,
    closedDays,
  };
  const days = { from: '2026-03-10', until: '2026-03-10', employeeIds: null };
  for (const _ of [1, 2]) await runJob(recountJob(parts), days, { db, clock });
  expect(await takenOf(id)).toEqual(ninth);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 1 });
});
