import { after, minutes } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

interface Told {
  readonly kind: string;
  readonly queue: 'quick' | 'long';
  /** minutes ago */
  readonly ago: number;
  readonly seconds: number;
  readonly done?: readonly [done: number, total: number];
  readonly attempts?: number;
  readonly error?: string;
}

const day = 24 * 60;
const full = "ENOSPC: no space left on device, unlink '4f/4f8be2c1-6d1a-7c43-9a51-2f0b7f5f1d10'";

const jobs: readonly Told[] = [
  { kind: 'audit.seal', queue: 'quick', ago: 3 * day + 12, seconds: 1 },
  { kind: 'files.sweep', queue: 'long', ago: 2 * day + 200, seconds: 9, done: [240, 240] },
  {
    kind: 'files.sweep',
    queue: 'long',
    ago: day + 200,
    seconds: 40,
    done: [120, 310],
    attempts: 3,
    error: full,
  },
  { kind: 'audit.seal', queue: 'quick', ago: day + 5, seconds: 2, attempts: 2 },
  { kind: 'jobs.sweep', queue: 'quick', ago: day, seconds: 1 },
];

function rowOf(told: Told, now: string) {
  const at = after(now, -minutes(told.ago));
  const ended = after(at, told.seconds * 1000);
  const isGivenUp = told.error !== undefined;
  return {
    id: newId(at),
    kind: told.kind,
    queue: told.queue,
    data: '{}',
    created_at: at,
    started_at: at,
    finished_at: isGivenUp ? null : ended,
    given_up_at: isGivenUp ? ended : null,
    attempts: told.attempts ?? 1,
    failures: isGivenUp ? (told.attempts ?? 1) : (told.attempts ?? 1) - 1,
    done: told.done?.[0] ?? null,
    total: told.done?.[1] ?? null,
    last_error: told.error ?? null,
  };
}

/** Work of the last days that is over: none of it is begun again by itself. */
export const loadJobs = (tx: Tx, now: string) =>
  tx
    .insertInto('job')
    .values(jobs.map((job) => rowOf(job, now)))
    .execute();
