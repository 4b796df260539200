import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { runJob } from '../../testing/processes/run-job.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSums, keptPayOf } from '../../testing/people/kept-pay.ts';
import { sweepAttemptsJob } from './runs/attempts/sweep-attempts-job.ts';
import { generateJob } from './runs/generate-job.ts';

/** January 2026 at Padma Foods: asked for by many, broken off, given up. */
let world: PayWorld;
const month = '2026-01';
const people: string[] = [];
const generate = () =>
  world.payroll.post('/salary/salary-generate', { concernCompany: world.house.padma, month });
const parts = () => ({ db: world.test.database.db, clock: world.clock });
const attempts = async (state: string): Promise<string[]> =>
  (
    await sql<{ id: string }>`select id from salary_attempt where state = ${state}`.execute(
      parts().db,
    )
  ).rows.map(({ id }) => id);
const rowsIn = async (table: string): Promise<number> =>
  (
    await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
      parts().db,
    )
  ).rows[0]?.rows ?? 0;

interface Version {
  _id: string;
  parts: object[];
}

beforeAll(async () => {
  world = await makePay();
  for (let at = 0; at < 5; at += 1) {
    const { id } = await world.person();
    people.push(id);
    await world.salary(id, `${20_000 + at}.00`);
  }
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
});
afterAll(() => world.close());

it('many ask at the same time, and one is begun', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, generate));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(1);
  const others = replies.filter(({ status }) => status !== 202);
  expect(new Set(others.map(statusAndCode).map(String))).toEqual(
    new Set(['409,pay.being-generated']),
  );
  expect(await attempts('Making')).toHaveLength(1);
  expect(await rowsIn('salary_run')).toBe(1);
});

it('broken off before it is shown, nothing is seen; taken up again, it is whole and there once', async () => {
  const [attemptId = ''] = await attempts('Making');
  const job = generateJob();
  const broken = job.handle({
    id: crypto.randomUUID(),
    data: { attemptId },
    attempt: 1,
    ...parts(),
    stopping: new AbortController().signal,
    progress: async () => undefined,
    step: () => Promise.reject(new Error('it has no steps')),
    publish: () => Promise.reject(new Error('killed')),
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await rowsIn('salary_sheet')).toBe(people.length);
  expect(await world.sheets(month)).toEqual([]);
  await runJob(job, { attemptId }, parts());
  expect(await world.sheets(month)).toHaveLength(people.length);
  expect(await rowsIn('salary_sheet')).toBe(people.length);
});

it('run twice by two workers, it is there once', async () => {
  const [attemptId = ''] = await attempts('Live');
  await runJob(generateJob(), { attemptId }, parts());
  expect(await rowsIn('salary_sheet')).toBe(people.length);
});

it('run by several workers at the same time, whoever comes first, it is there once', async () => {
  expect((await generate()).status).toBe(202);
  const [attemptId = ''] = await attempts('Making');
  const work = () => runJob(generateJob(), { attemptId }, parts());
  const results = await Promise.allSettled(Array.from({ length: 4 }, work));
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await attempts('Live')).toEqual([attemptId]);
  await runJob(sweepAttemptsJob(), {}, parts());
  const before = await keptPayOf(parts().db, month);
  expect(before.size).toBe(people.length);
  for (const table of ['salary_input', 'salary_sheet'])
    expect([table, await rowsIn(table)]).toEqual([table, people.length]);
  await expectSums(parts().db, month);
  await world.generate(world.payroll, month);
  expect(await keptPayOf(parts().db, month)).toEqual(before);
});

it('given up in the middle, the next one takes its place, and what was left is swept away', async () => {
  expect((await generate()).status).toBe(202);
  const [lost = ''] = await attempts('Making');
  await transaction(parts().db, (tx) =>
    sql`update job set given_up_at = now() where id = (
      select job_id from salary_attempt where id = ${lost})`.execute(tx),
  );
  const run = await world.hr.get(`/salary/run/data?month=${month}`);
  expect(run.body).toMatchObject({ data: [{ problem: 'broken-off', making: null }] });
  await world.generate(world.payroll, month);
  expect(await attempts('Live')).toHaveLength(1);
  expect(await rowsIn('salary_sheet')).toBe(people.length);
  expect(await rowsIn('salary_input')).toBe(people.length);
});

it('many ask again for a run that is there, and one is begun', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, generate));
  const codes = replies.filter(({ status }) => status !== 202).map((reply) => reply.at('code'));
  expect(codes).toEqual(Array.from({ length: 7 }, () => 'pay.being-generated'));
  const [attemptId = ''] = await attempts('Making');
  await runJob(generateJob(), { attemptId }, parts());
});

it('a run is taken back before it is paid, and the month generated anew', async () => {
  const run = await world.generate(world.payroll, month);
  await world.hr.post('/salary/salary-approve', { run });
  const reason = { reason: 'Wrong overtime' };
  expect((await world.hr.post(`/salary/run/${run}/cancel`, reason)).at('data.status')).toBe(
    'Cancelled',
  );
  expect(await world.sheets(month)).toEqual([]);
  const again = await world.generate(world.payroll, month);
  expect(again).not.toBe(run);
  expect(await world.sheets(month)).toHaveLength(people.length);
});

it('attendance that was opened and closed again since is not approved', async () => {
  const run = await world.generate(world.payroll, month);
  await sql`update attendance_lock set created_at = created_at + interval '1 minute'`.execute(
    parts().db,
  );
  expect(statusAndCode(await world.hr.post('/salary/salary-approve', { run }))).toEqual([
    409,
    'pay.attendance-changed',
  ]);
});

it('someone is taken out of a run, and comes back when it is generated again', async () => {
  const [sheet] = await world.sheets(month);
  expect((await world.hr.delete(`/salary/${String(sheet?.['_id'])}`)).status).toBe(200);
  expect(await world.sheets(month)).toHaveLength(people.length - 1);
  await world.generate(world.payroll, month);
  expect(await world.sheets(month)).toHaveLength(people.length);
});

it('a version by which pay was calculated stays, agreed to or not: it explains the payslip', async () => {
  const path = `/salary-structure/${world.staff}/version`;
  const [first] = ((await world.admin.get(path)).body as { data: { versions: Version[] } }).data
    .versions;
  if (!first) throw new Error('there is a version');
  const later = await world.admin.post(path, { fromDate: '2030-01-01', parts: first.parts });
  expect(later.status, later.text).toBe(200);
  expect(statusAndCode(await world.admin.delete(`${path}/${first._id}`))).toEqual([
    409,
    'pay.version-used',
  ]);
  expect((await world.admin.delete(`${path}/${later.at('data.versions.0._id')}`)).status).toBe(200);
});

it('whoever alone could approve what they generated gives a reason, which is kept', async () => {
  const run = await world.generate(world.payroll, month);
  const { db } = parts();
  await sql`update user_account set disabled_at = now() where user_role <> 'PAYROLL'`.execute(db);
  const approve = (more: object = {}) =>
    world.payroll.post('/salary/salary-approve', { run, ...more });
  expect(statusAndCode(await approve())).toEqual([422, 'pay.sole-needs-reason']);
  expect((await approve({ reason: 'Alone in the office' })).status).toBe(200);
  const kept = await sql<{ after: object }>`select value.after from audit_entry as entry
    join audit_value as value on value.audit_entry_id = entry.id
    where entry.action = 'salary-run.approve' order by entry.at desc, entry.id desc limit 1`.execute(
    db,
  );
  expect(kept.rows[0]?.after).toMatchObject({ reason: 'Alone in the office' });
});
