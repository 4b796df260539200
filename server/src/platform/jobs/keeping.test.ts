import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countingJob, put, twoProcesses } from '../../testing/processes/two-processes.ts';
import { days } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { enqueue } from './enqueue.ts';
import { openLibrary } from './pg-boss.ts';
import { handOverLost } from './pg-boss-rows.ts';
import { sweepJobs } from './sweep-jobs.ts';

const two = twoProcesses();
const { clock, startHere, startThere, ask, rowOf, isDone, effects, inLibrary } = two;

describe('a process that stops', () => {
  it('tells its runs, and another process takes them up at once', async () => {
    const begun = Promise.withResolvers<void>();
    const stopping = await startHere(
      countingJob(async ({ stopping: signal }) => {
        begun.resolve();
        await new Promise((_, reject) => signal.addEventListener('abort', reject));
      }),
    );
    const id = await ask();
    await begun.promise;
    await startThere(countingJob(put));
    await stopping.stop();
    await expect.poll(() => isDone(id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, failures: 0, deaths: 0 });
  });

  it('gives back what does not end in time', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const stopping = await startHere(
      countingJob(async (run) => {
        begun.resolve();
        await gate.promise;
        await put(run);
      }),
    );
    const id = await ask();
    await begun.promise;
    await stopping.stop(50);
    expect(await rowOf(id)).toMatchObject({ alive_at: null, finished_at: null });
    await startThere(countingJob(put));
    await expect.poll(() => isDone(id)).toBe(true);
    gate.resolve();
    expect(await effects()).toEqual([{ job: id, run: 2 }]);
  });

  it('lets a run end that ends in time', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const engine = await startHere(
      countingJob(async (run) => {
        begun.resolve();
        await gate.promise;
        await put(run);
      }),
    );
    const id = await ask();
    await begun.promise;
    const stopped = engine.stop();
    gate.resolve();
    await stopped;
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      finished_at: expect.any(String) as string,
    });
    expect(await inLibrary()).toEqual([]);
  });
});

describe('after a restore', () => {
  it('jobs that the library does not know of are handed to it again, once', async () => {
    const id = await ask();
    await sql`delete from pgboss.job`.execute(two.here.db);
    expect(await transaction(two.here.db, handOverLost)).toBe(1);
    expect(await transaction(two.here.db, handOverLost)).toBe(0);
    await sql`update pgboss.job set state = 'completed'`.execute(two.here.db);
    await startHere(countingJob(put));
    await expect.poll(() => isDone(id)).toBe(true);
    expect(await transaction(two.here.db, handOverLost)).toBe(0);
    expect(await effects()).toHaveLength(1);
  });
});

describe('the table', () => {
  it('of the library is as the library wants it', async () => {
    const drift = await openLibrary(two.here).detectSchemaDrift();
    expect(drift).toMatchObject({ ok: true, extraIndexes: [] });
  });

  it('is rid of what nobody asks for any more, but not of the newest tick', async () => {
    const at = (ago: number) => new Date(Date.parse(clock.now()) - ago).toISOString();
    const old = (given: object, ago: number) => ({
      id: crypto.randomUUID(),
      kind: 'a',
      queue: 'quick',
      data: '{}',
      created_at: at(ago),
      ...given,
    });
    const by = { asked_by_kind: 'user', asked_by_id: crypto.randomUUID() };
    await two.here.db
      .insertInto('job')
      .values([
        old({ tick: at(days(3)), finished_at: at(days(3)) }, days(3)),
        old({ tick: at(days(2)), finished_at: at(days(2)), kind: 'b' }, days(2)),
        old({ kind: 'mine', finished_at: at(days(2)), ...by }, days(2)),
        old({ kind: 'mine, long ago', finished_at: at(days(91)), ...by }, days(91)),
        old({ kind: 'given up', given_up_at: at(days(2)) }, days(2)),
        old({ kind: 'waiting' }, days(200)),
        old({ tick: at(0), finished_at: at(0) }, 0),
      ])
      .execute();
    await startHere(sweepJobs());
    await transaction(two.here.db, (tx) => enqueue(tx, sweepJobs(), {}, { clock }));
    const kinds = async () =>
      (await two.here.db.selectFrom('job').select('kind').orderBy('kind').execute()).map(
        ({ kind }) => kind,
      );
    await expect.poll(kinds).toEqual(['a', 'b', 'given up', 'jobs.sweep', 'mine', 'waiting']);
  });
});
