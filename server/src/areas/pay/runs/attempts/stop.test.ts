import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../../platform/db/transaction.ts';
import type { Run } from '../../../../platform/jobs/job.ts';
import { runJob } from '../../../../testing/processes/run-job.ts';
import { statusAndCode } from '../../../../testing/people/make-leave.ts';
import { keptPayOf } from '../../../../testing/people/kept-pay.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';
import { sweepAttemptsJob } from './sweep-attempts-job.ts';
import { generateJob } from '../generate-job.ts';

/** January 2026 at Padma Foods is generated, and whoever asked for it thinks better of it. */
let world: PayWorld;
const month = '2026-01';
const people: string[] = [];
const parts = () => ({ db: world.test.database.db, clock: world.clock });

beforeAll(async () => {
  world = await makePay();
  for (let at = 0; at < 3; at += 1) {
    const { id } = await world.person();
    people.push(id);
    await world.salary(id, `${20_000 + at}.00`);
  }
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
});
afterAll(() => world.close());

async function begin(): Promise<{ readonly run: string; readonly attemptId: string }> {
  const asked = { concernCompany: world.house.padma, month };
  const reply = await world.payroll.post('/salary/salary-generate', asked);
  expect(reply.status, reply.text).toBe(202);
  const run = reply.at('data._id');
  const found = await sql<{ id: string }>`select id from salary_attempt
    where run_id = ${run} and state = 'Making'`.execute(parts().db);
  return { run, attemptId: found.rows[0]?.id ?? '' };
}
const stop = (run: string, by = world.payroll) => by.post(`/salary/run/${run}/stop`, {});
const handle = (attemptId: string, more: Partial<Run<{ attemptId: string }>>) =>
  generateJob({ givesWay: true }).handle({
    id: crypto.randomUUID(),
    data: { attemptId },
    attempt: 1,
    ...parts(),
    stopping: new AbortController().signal,
    progress: async () => undefined,
    step: (work) => transaction(parts().db, work),
    publish: (work) => transaction(parts().db, work),
    ...more,
  });
const stateOf = async (attemptId: string): Promise<unknown> =>
  (
    await sql<{ state: string }>`select state from salary_attempt
      where id = ${attemptId}`.execute(parts().db)
  ).rows[0]?.state;
const stops = async (): Promise<unknown[]> =>
  (
    await sql<{ id: string }>`select record_id as id from audit_entry
      where action = 'salary-run.stop'`.execute(parts().db)
  ).rows.map(({ id }) => id);

it('whoever may not generate stops nothing, and a run that is not there is not stopped', async () => {
  const { run, attemptId } = await begin();
  const { client } = await world.person();
  expect((await stop(run, client)).status).toBe(403);
  expect((await stop(crypto.randomUUID())).status).toBe(404);
  expect(await stateOf(attemptId)).toBe('Making');
  await stop(run);
});

it('stopped before the first is calculated, the run is a draft again, and twice does no harm', async () => {
  const before = (await stops()).length;
  const { run, attemptId } = await begin();
  for (const _ of [1, 2]) {
    const reply = await stop(run);
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({ data: { status: 'Draft', making: null, problem: null } });
  }
  expect(await stops()).toHaveLength(before + 1);
  await runJob(generateJob(), { attemptId }, parts());
  expect(await stateOf(attemptId)).toBe('Dropped');
  expect(await world.sheets(month)).toEqual([]);
});

it('stopped in the middle, no more are calculated, and what was made is swept away', async () => {
  const { run, attemptId } = await begin();
  const late = await world.person();
  await world.salary(late.id, '30000.00');
  const slices: number[] = [];
  const each = async (done: number) => {
    slices.push(done);
    await stop(run);
    await sql`insert into attendance_figure select (jsonb_populate_record(figure,
        jsonb_build_object('employee_id', ${late.id}::text))).*
      from attendance_figure as figure where month = ${month} and employee_id = ${people[0]}
      on conflict do nothing`.execute(parts().db);
  };
  await handle(attemptId, { progress: each });
  people.push(late.id);
  expect(slices).toHaveLength(1);
  expect(await stateOf(attemptId)).toBe('Dropped');
  await runJob(sweepAttemptsJob(), {}, parts());
  const left = await sql`select 1 from salary_sheet where attempt_id = ${attemptId}`.execute(
    parts().db,
  );
  expect(left.rows).toEqual([]);
});

it('a month that was generated before is still what it was', async () => {
  await world.generate(world.payroll, month);
  const before = await keptPayOf(parts().db, month);
  const { run, attemptId } = await begin();
  const reply = await stop(run);
  expect(reply.body).toMatchObject({ data: { status: 'Generated', making: null } });
  await runJob(generateJob(), { attemptId }, parts());
  await runJob(sweepAttemptsJob(), {}, parts());
  expect(await keptPayOf(parts().db, month)).toEqual(before);
  expect(before.size).toBe(people.length);
});

it('what is shown already is not stopped', async () => {
  const run = await world.generate(world.payroll, month);
  const count = (await stops()).length;
  expect(statusAndCode(await stop(run))).toEqual([409, 'pay.not-being-generated']);
  expect(await stops()).toHaveLength(count);
  expect(await world.sheets(month)).toHaveLength(people.length);
});

it('stopped while it is about to be shown, it is either shown or stopped, never both', async () => {
  const ends: unknown[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { run, attemptId } = await begin();
    let stopping: ReturnType<typeof stop> | undefined;
    await handle(attemptId, {
      publish: async (work) => {
        stopping = stop(run);
        // the switch comes first, at about the same time, or at last after the stop
        if (round === 9) await stopping;
        else await wait(round * 2);
        return transaction(parts().db, work);
      },
    });
    const reply = await stopping;
    const state = await stateOf(attemptId);
    expect([reply?.status, state]).toEqual(
      reply?.status === 200 ? [200, 'Dropped'] : [409, 'Live'],
    );
    expect(await world.sheets(month)).toHaveLength(people.length);
    ends.push(state);
  }
  expect(ends).toContain('Dropped');
});
