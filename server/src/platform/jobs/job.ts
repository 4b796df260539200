import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/transaction.ts';

/** Quick: many short ones side by side. Long: minutes of work, one at a time in a process. */
export type Queue = 'quick' | 'long';

/** What one run of a job is handed. A run may be repeated at any point: a kill comes unasked. */
export interface Run<Data> {
  readonly id: string;
  readonly data: Data;
  /** 1 for the first */
  readonly attempt: number;
  readonly db: Db;
  readonly clock: Clock;
  /**
   * The process is stopping: throw at the next safe point (`stopping.throwIfAborted()`), the job is
   * taken up again elsewhere at once. A handler that returns has done its work.
   */
  readonly stopping: AbortSignal;
  /** kept for whoever watches; also says that the run is alive */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** A part of the work in a transaction of its own: nothing of it is kept in a run that was taken for dead. */
  readonly step: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * The effect, in one short transaction that also marks the job as done: it happens once, whatever
   * is killed, and not at all in a run that was taken for dead and given to another process.
   */
  readonly publish: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface Job<Data = unknown> {
  /** what it is, for whoever looks at the list: `audit.seal` */
  readonly kind: string;
  readonly queue: Queue;
  readonly data: z.ZodType<Data>;
  /** of one that comes by itself: when, in the five fields of cron, UTC; its data is `{}` */
  readonly schedule?: string;
  /** whoever asked may stop it: its whole effect is in `publish` */
  readonly isCancellable?: true;
  /** times it is tried before it is given up */
  readonly tries: number;
  handle(run: Run<Data>): Promise<void>;
}

export const job = <Data>(declaration: Job<Data>): Job<Data> => declaration;
