import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countingJob, put, twoProcesses } from '../../testing/processes/two-processes.ts';
import { announce, hear } from '../db/announce.ts';
import { transaction } from '../db/transaction.ts';
import { enqueue, retryJob } from './enqueue.ts';
import type { Run } from './job.ts';
import { beginRun } from './job-rows.ts';
import { jobWaitAfter } from './waits.ts';

const two = twoProcesses();
const { clock, said, startHere, startThere, ask, rowOf, isDone, isGivenUp, effects } = two;
const { handOut, inLibrary } = two;

describe('asking for a job', () => {
  it('leaves none when the deed is undone', async () => {
    const undone = transaction(two.here.db, async (tx) => {
      await enqueue(tx, countingJob(put), { n: 1 }, { clock });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await two.here.db.selectFrom('job').select('id').execute()).toEqual([]);
    expect(await inLibrary()).toEqual([]);
  });

  it('leaves exactly one when it is committed, with its asker and its data in order', async () => {
    const actor = { kind: 'user', accountId: '0193a1b2-0000-7000-8000-000000000001' } as const;
    const big = { kind: 'test.big', queue: 'long' } as const;
    const id = await transaction(two.here.db, (tx) =>
      enqueue(tx, big, { pay: 12n, a: 1 }, { clock, actor }),
    );
    expect(await two.here.db.selectFrom('job').selectAll().execute()).toMatchObject([
      { id, data: { a: 1, pay: '12' }, asked_by_id: actor.accountId, attempts: 0 },
    ]);
    expect(await inLibrary()).toEqual([{ id }]);
  });

  it('tells the workers after the commit, and not of what was undone', async () => {
    const heard: string[] = [];
    hear(two.here.db, (news) => heard.push(news));
    const within = transaction(two.here.db, async (tx) => {
      await enqueue(tx, countingJob(put), { n: 1 }, { clock });
      expect(heard).toEqual([]);
    });
    await within;
    expect(heard).toEqual(['quick']);
    await transaction(two.here.db, async () => {
      announce('long');
      throw new Error('undone');
    }).catch(() => undefined);
    expect(heard).toEqual(['quick']);
  });
});

describe('a run', () => {
  it('is handed what was asked for, once', async () => {
    const runs: Run<unknown>[] = [];
    await startHere(countingJob(async (run) => void runs.push(run)));
    const id = await ask(7);
    await expect.poll(() => isDone(id)).toBe(true);
    expect(runs).toMatchObject([{ id, attempt: 1, data: { n: 7 } }]);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, alive_at: null, last_error: null });
    await expect.poll(inLibrary).toEqual([]);
  });

  it('does many, side by side and in both processes, each once', async () => {
    await startHere(countingJob(put));
    await startThere(countingJob(put));
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
    await expect.poll(async () => (await effects()).length).toBe(60);
    expect((await effects()).map((row) => row.job).toSorted()).toEqual(ids.toSorted());
  });

  it('shows its progress while it is under way, to everyone', async () => {
    const gate = Promise.withResolvers<void>();
    await startHere(
      countingJob(async ({ progress }) => {
        await progress(3, 10);
        await progress(4, 10);
        await gate.promise;
      }),
    );
    const id = await ask();
    // the second came too soon after the first to be worth a write
    await expect.poll(() => rowOf(id)).toMatchObject({ done: 3, total: 10, finished_at: null });
    gate.resolve();
    await expect.poll(() => isDone(id)).toBe(true);
  });

  it('leaves nothing of an effect that failed half-way', async () => {
    await startHere(
      countingJob(
        ({ publish }) =>
          publish(async (tx) => {
            await sql`insert into effect values (null, 1)`.execute(tx);
            throw new Error('half-way');
          }),
        1,
      ),
    );
    const id = await ask();
    await expect.poll(() => isGivenUp(id)).toBe(true);
    expect(await effects()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ finished_at: null, last_error: 'half-way' });
  });

  it('publishes nothing once another run has taken over', async () => {
    const gate = Promise.withResolvers<void>();
    const ends: string[] = [];
    const slowAtFirst = countingJob(async (run) => {
      if (run.attempt === 1) await gate.promise;
      await put(run).catch((error: unknown) => {
        ends.push(String(error));
        throw error;
      });
    });
    await startHere(slowAtFirst);
    const id = await ask();
    await expect.poll(async () => (await rowOf(id)).attempts).toBe(1);
    await startThere(slowAtFirst);
    await handOut();
    await expect.poll(() => isDone(id)).toBe(true);
    gate.resolve();
    await expect.poll(() => ends).toEqual(['Error: the job was taken over by another run']);
    expect(await effects()).toEqual([{ job: id, run: 2 }]);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, failures: 0, last_error: null });
  });

  it('that begins after another has taken its claim over takes nothing from it', async () => {
    const id = await ask();
    const begin = (retryCount: number) =>
      beginRun(two.here.db, id, clock.now(), { id, queue: 'quick', retryCount });
    await sql`update pgboss.job set state = 'active', retry_count = 1 where id = ${id}`.execute(
      two.here.db,
    );
    expect(await begin(1)).toMatchObject({ attempt: 1 });
    expect(await begin(0)).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ attempts: 1 });
  });
});

describe('a failure', () => {
  const fail = async () => {
    throw new Error('no paper');
  };

  it('is kept, tried again after a wait, and given up in the end', async () => {
    await startHere(countingJob(fail));
    const id = await ask();
    await expect.poll(async () => (await rowOf(id)).failures).toBe(1);
    expect(await rowOf(id)).toMatchObject({ given_up_at: null, last_error: 'no paper' });
    const due = sql<{ ahead: boolean }>`select start_after > now() + interval '2 seconds' as ahead
      from pgboss.job where state = 'retry'`;
    await expect
      .poll(async () => (await due.execute(two.there.db)).rows)
      .toEqual([{ ahead: true }]);
    await handOut();
    await expect.poll(() => isGivenUp(id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ attempts: 2, failures: 2, last_error: 'no paper' });
    expect(said).toEqual([`The job test.count (${id}) was given up after 2 tries: no paper`]);
    await expect.poll(inLibrary).toEqual([]);
  });

  it('can be tried again by hand, with all its tries', async () => {
    const engine = await startHere(countingJob(fail, 1));
    const id = await ask();
    await expect.poll(() => isGivenUp(id)).toBe(true);
    await engine.stop();
    expect(await transaction(two.here.db, (tx) => retryJob(tx, id))).toBe(true);
    expect(await transaction(two.here.db, (tx) => retryJob(tx, id))).toBe(false);
    await startHere(countingJob(put, 1));
    await expect.poll(() => isDone(id)).toBe(true);
    expect(await effects()).toEqual([{ job: id, run: 2 }]);
  });

  it('waits ever longer', () => {
    const waits = [1, 2, 3, 4, 5, 6, 20].map(jobWaitAfter);
    expect(waits).toEqual([5_000, 20_000, 80_000, 320_000, 1_280_000, 3_600_000, 3_600_000]);
  });

  it('of the process is not held against the job, up to a measure', async () => {
    const id = await ask();
    for (let death = 0; death < 26; death += 1) await beginRun(two.here.db, id, clock.now());
    expect(await rowOf(id)).toMatchObject({ attempts: 26, deaths: 25, failures: 0 });
    await startHere(countingJob(put));
    await expect.poll(() => isGivenUp(id)).toBe(true);
    expect((await rowOf(id)).last_error).toBe('The process ended 26 times while it ran.');
    expect(await effects()).toEqual([]);
  });

  it('to know a kind leaves the job to a newer process', async () => {
    const engine = await startHere();
    const id = await ask();
    await expect
      .poll(async () => (await rowOf(id)).last_error)
      .toBe('This process does not know this kind of job.');
    await engine.stop();
    await startThere(countingJob(put));
    await handOut();
    await expect.poll(() => isDone(id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ failures: 0, last_error: null });
  });
});
