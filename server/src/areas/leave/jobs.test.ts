import { decisionSection } from '@muster/contract/inbox/settings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allJobs } from '../../jobs.ts';
import { startJobs } from '../../platform/jobs/engine.ts';
import { openLibrary } from '../../platform/jobs/pg-boss.ts';
import { isScheduled, lastTick, scheduler } from '../../platform/jobs/schedule.ts';
import { newSettings } from '../../platform/settings/settings.ts';
import { applied, asked, type LeaveWorld, makeLeave } from '../../testing/people/make-leave.ts';

let world: LeaveWorld;
beforeAll(async () => {
  world = await makeLeave();
});
afterAll(() => world.close());

/** The jobs of the product as the app starts them, by the clock of the test. */
function jobsOf() {
  const { test, clock } = world;
  return allJobs({
    files: test.files,
    smtp: undefined,
    letterhead: () => Promise.reject(new Error('nothing is mailed here')),
    settings: newSettings({ forced: { [decisionSection.settings.escalateAfterDays.key]: 5 } }),
    clock,
    publicUrl: () => 'https://muster.example',
    log: () => undefined,
  });
}

/** The schedule looks at the clock at a moment; what is due then is put into the queue. */
async function tick(kinds: readonly string[], instants: readonly string[]): Promise<void> {
  const { test, clock } = world;
  const library = openLibrary(test.database);
  // a process owes nothing of the time before it was there
  await world.travel(instants[0] ?? '');
  const jobs = jobsOf().filter(({ kind }) => kinds.includes(kind));
  const look = scheduler({ db: test.database.db, clock, library }, jobs.filter(isScheduled));
  for (const instant of instants) {
    await world.travel(instant);
    await look();
  }
}

const runsOf = async (kind: string) =>
  world.test.database.db
    .selectFrom('job')
    .select(['tick', 'finished_at', 'last_error', 'done', 'total'])
    .where('kind', '=', kind)
    .orderBy('tick')
    .execute();

/** A process works until the queue is empty. */
async function work(kind: string) {
  const { database } = world.test;
  const engine = await startJobs({ database, clock: world.clock, jobs: jobsOf(), log: () => {} });
  const ended = async () => (await runsOf(kind)).every(({ finished_at: at }) => at !== null);
  await expect.poll(ended, { interval: 100 }).toBe(true);
  await engine.stop();
}

it('accrual: its schedule begins it just after midnight in Dhaka, and it gives every balance', async () => {
  const kind = await world.kind({ accrual: 'Monthly' });
  const worker = await world.person();
  const accrual = jobsOf().find((job) => job.kind === 'leave.accrue');
  const library = openLibrary(world.test.database);
  const at = lastTick(library, accrual?.schedule ?? '', '2026-05-31T18:20:00.000Z');
  expect(at).toBe('2026-05-31T18:15:00.000Z');
  await tick(['leave.accrue'], ['2026-05-31T18:14:00.000Z', '2026-05-31T18:16:00.000Z']);
  await work('leave.accrue');
  const [run, ...more] = await runsOf('leave.accrue');
  expect(more).toEqual([]);
  expect(run).toMatchObject({ tick: '2026-05-31T18:15:00.000Z', last_error: null });
  expect(run?.done).toBe(run?.total);
  const balance = await world.test.database.db
    .selectFrom('leave_balance')
    .select(['year', 'balance'])
    .where('employee_id', '=', worker.id)
    .where('leave_type_id', '=', kind)
    .execute();
  // June has begun in Dhaka
  expect(balance).toEqual([{ year: 2026, balance: 6_000 }]);
});

it('escalation: its schedule begins it every night, and what waited too long moves up once', async () => {
  await world.travel('2026-06-02T06:00:00.000Z');
  const kind = await world.kind();
  const top = await world.person();
  const boss = await world.person({ managerId: top.id });
  const worker = await world.person({ managerId: boss.id });
  await applied(worker.client, asked(kind, '2026-07-01'));
  await tick(
    ['inbox.escalate'],
    ['2026-06-06T00:34:00.000Z', '2026-06-06T00:36:00.000Z', '2026-06-06T00:50:00.000Z'],
  );
  await work('inbox.escalate');
  const step = async () =>
    (await worker.client.get('/inbox/data?which=asked')).at('data.0.steps.0.approver');
  expect(await step()).toBe('lineManager');
  await tick(['inbox.escalate'], ['2026-06-08T00:36:00.000Z', '2026-06-08T00:40:00.000Z']);
  await work('inbox.escalate');
  expect(await step()).toBe('secondTier');
  expect((await top.client.get('/inbox/data')).at('data.0.can.decide')).toBe('true');
  const runs = await runsOf('inbox.escalate');
  expect(runs.map((run) => [run.tick, run.last_error])).toEqual([
    ['2026-06-06T00:35:00.000Z', null],
    ['2026-06-08T00:35:00.000Z', null],
  ]);
});
