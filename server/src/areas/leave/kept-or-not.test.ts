import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  applied,
  asked,
  balanceOf,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
let boss: { id: string; client: Client };
let worker: { id: string; client: Client };
let kind: string;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());
beforeEach(async () => {
  kind = await world.kind();
  boss = await world.person();
  worker = await world.person({ managerId: boss.id });
});

const give = async (yearlyDays: number | null) =>
  expect((await world.admin.put(`/leave-type/${kind}`, { yearlyDays })).status).toBe(200);
const ask = () => applied(worker.client, asked(kind, '2026-03-09', '2026-03-10'));
const agree = async (id: string) =>
  expect((await boss.client.put(`${own}/review/${id}`, { status: 'Approved' })).status).toBe(200);
const cancel = async (id: string) =>
  expect((await world.hr.delete(`/leave-application/${id}`)).status).toBe(200);
/** What waits by the row that is held, not by the days that are shown. */
const waiting = async () => {
  const found = await sql<{ sum: number }>`select coalesce(sum(waiting), 0)::int / 1000 as sum
    from leave_balance where employee_id = ${worker.id} and leave_type_id = ${kind}`.execute(
    world.test.database.db,
  );
  return found.rows[0]?.sum;
};

it('what waited when no balance was kept any more waits in none', async () => {
  const [first, second] = [await ask(), await applied(worker.client, asked(kind, '2026-03-16'))];
  expect(await waiting()).toBe(3);
  await give(null);
  expect(await waiting()).toBe(0);
  await agree(first);
  await give(12);
  expect(await waiting()).toBe(1);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ pendingDays: 1, availableDays: 11 });
  // nothing was taken of a balance: nothing goes back to one
  await cancel(first);
  await cancel(second);
  expect(await waiting()).toBe(0);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 0, remainingDays: 12 });
});

it('what was taken goes back, though no balance is kept at the time', async () => {
  const id = await ask();
  await agree(id);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 10 });
  await give(null);
  await cancel(id);
  await give(12);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ usedDays: 0, remainingDays: 12 });
});

it('what was asked for without a balance waits in the one that is kept from then on', async () => {
  await give(null);
  const id = await ask();
  await give(12);
  expect(await waiting()).toBe(2);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ availableDays: 10 });
  await agree(id);
  expect(await waiting()).toBe(0);
  expect(await balanceOf(worker.client, kind)).toMatchObject({ remainingDays: 10 });
});

it('fewer days that were agreed to first are no more than are left: a plain yes is one', async () => {
  const wide = await world.kind({ sandwich: 'weekends', chain: ['lineManager', 'hr'] });
  const before = await applied(worker.client, asked(wide, '2026-03-05'));
  // Friday and Saturday stand between
  const id = await applied(worker.client, asked(wide, '2026-03-08'));
  const review = (client: Client, of: string, body: object) =>
    client.put(`/leave-application/review/${of}`, body);
  const some = { status: 'Approved', approvedDays: 2 };
  expect((await boss.client.put(`${own}/review/${id}`, some)).status).toBe(200);
  const no = { status: 'Rejected', comment: 'no' };
  expect((await boss.client.put(`${own}/review/${before}`, no)).status).toBe(200);
  const reply = await review(world.hr, id, { status: 'Approved' });
  expect(reply.status, reply.text).toBe(200);
  expect(reply.body).toMatchObject({ data: { totalDays: 1, approvedDays: 1 } });
});
