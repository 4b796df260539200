import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { sendBatches } from '../../testing/files/send-batches.ts';
import { accrueJob } from './balances/accrue-job.ts';
import { inDhaka } from '../../testing/clocks/in-dhaka.ts';

let world: LeaveWorld;
let batches: ReturnType<typeof sendBatches>;
let officer: string;
let kind: string;
let batch: string;
let id: string;
let count = 0;
beforeAll(async () => {
  world = await makeLeave();
  batches = sendBatches(world.test);
  officer = (await world.admin.get(`/designation/${world.house.officer}`)).at('designation.name');
  kind = await world.kind();
});
afterAll(() => world.close());
/** Someone of a sheet, with what the rules gave since. */
beforeEach(async () => {
  count += 1;
  batch = await batches.check(world.hr, [
    ['number', 'name', 'designation', 'department', 'joiningDate'],
    [`NEW-${count}`, 'Came by mistake', officer, 'Sales', '2026-01-01'],
  ]);
  await batches.act(world.hr, batch, 'apply');
  id = ((await batches.rows(world.hr, batch))[0] as unknown as { employee: string }).employee;
  const { db } = world.test.database;
  await runJob(accrueJob(inDhaka), {}, { db, clock: world.clock });
  expect(await entries()).toBeGreaterThan(0);
});
const entries = async () => {
  const found = await sql<{ n: number }>`select count(*)::int as n from leave_entry
    where employee_id = ${id}`.execute(world.test.database.db);
  return found.rows[0]?.n ?? 0;
};
const undo = async () => {
  const reply = await batches.act(world.hr, batch, 'undo');
  return [reply.status, reply.at('code')];
};
const inUse = [409, 'people.undo-in-use'];

it('what someone did about a balance keeps its person', async () => {
  const body = { employeeId: id, leaveType: kind, year: 2026, days: 1, note: 'x' };
  expect((await world.hr.post('/leave-balance/adjust', body)).status).toBe(200);
  expect(await undo()).toEqual(inUse);
  expect(await entries()).toBeGreaterThan(1);
});

it('an application keeps its person', async () => {
  const client: Client = await world.enter({ kind: 'employee', id });
  await applied(client, asked(kind, '2026-03-09'));
  expect(await undo()).toEqual(inUse);
});

it('what was only given by rule goes with the undo', async () => {
  expect((await undo())[0]).toBe(200);
  expect((await world.hr.get(`/employee/${id}`)).status).toBe(404);
  expect(await entries()).toBe(0);
});
