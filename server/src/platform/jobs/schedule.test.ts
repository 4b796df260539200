import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { type Job, job } from './job.ts';
import { openLibrary } from './pg-boss.ts';
import { isScheduled, lastTick, scheduler } from './schedule.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
afterEach(() => database.db.deleteFrom('job').execute());

const daily = job({
  kind: 'test.daily',
  queue: 'quick',
  data: z.object({}),
  schedule: '0 3 * * *',
  tries: 1,
  handle: async () => {},
});
/** A process that looks at the schedule, by a clock that is set by hand. */
function process(now: string, ...jobs: Job[]) {
  const clock: Clock & { set(at: string): void } = {
    now: () => now,
    set: (at) => void (now = at),
  };
  const library = openLibrary(database);
  const look = scheduler({ db: database.db, clock, library }, jobs.filter(isScheduled));
  return { look, clock };
}
const ticks = async () =>
  (await database.db.selectFrom('job').select('tick').orderBy('tick').execute()).map(
    (row) => row.tick,
  );
const end = () =>
  database.db
    .updateTable('job')
    .set({ finished_at: '2026-05-01T00:00:00.000Z' })
    .where('finished_at', 'is', null)
    .execute();

it.each([
  ['* * * * *', '2026-03-01T10:15:30.000Z', '2026-03-01T10:15:00.000Z'],
  ['* * * * *', '2026-03-01T10:15:00.000Z', '2026-03-01T10:15:00.000Z'],
  ['23 * * * *', '2026-03-01T10:15:30.000Z', '2026-03-01T09:23:00.000Z'],
  ['0 3 * * *', '2026-03-01T02:59:59.999Z', '2026-02-28T03:00:00.000Z'],
  ['0 3 1 * *', '2026-03-31T00:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['0 0 1 1 *', '2026-12-31T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
])('%s at %s last came at %s', (schedule, now, tick) => {
  expect(lastTick(openLibrary(database), schedule, now)).toBe(tick);
});

it('begins a tick once over all processes', async () => {
  const processes = Array.from({ length: 5 }, () => process('2026-03-01T02:59:58.000Z', daily));
  await Promise.all(processes.map(({ look }) => look()));
  expect(await ticks()).toEqual([]);
  for (const { clock } of processes) clock.set('2026-03-01T03:00:02.000Z');
  await Promise.all(processes.map(({ look }) => look()));
  await Promise.all(processes.map(({ look }) => look()));
  expect(await ticks()).toEqual(['2026-03-01T03:00:00.000Z']);
  await end();
  for (const { clock } of processes) clock.set('2026-03-02T03:00:01.000Z');
  await Promise.all(processes.map(({ look }) => look()));
  expect(await ticks()).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z']);
});

it('makes up once for what came while no process ran', async () => {
  const before = process('2026-03-01T02:59:00.000Z', daily);
  before.clock.set('2026-03-01T03:00:01.000Z');
  await before.look();
  await end();
  const later = process('2026-03-09T12:00:00.000Z', daily);
  const another = process('2026-03-09T12:00:30.000Z', daily);
  await later.look();
  await end();
  await another.look();
  await later.look();
  expect(await ticks()).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-09T03:00:00.000Z']);
});

it('owes nothing of the time before it was first there', async () => {
  const { look } = process('2026-03-09T12:00:00.000Z', daily);
  await look();
  expect(await ticks()).toEqual([]);
});

it('waits with a tick while the last one is under way', async () => {
  const { look, clock } = process('2026-03-01T02:59:00.000Z', daily);
  clock.set('2026-03-01T03:00:01.000Z');
  await look();
  clock.set('2026-03-02T03:00:01.000Z');
  await look();
  expect(await ticks()).toEqual(['2026-03-01T03:00:00.000Z']);
  await end();
  await look();
  expect(await ticks()).toEqual(['2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z']);
});
