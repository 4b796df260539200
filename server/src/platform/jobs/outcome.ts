import type { Refusal } from '@muster/contract/kernel/refusal.ts';
import { z } from 'zod';
import type { Tx } from '../db/transaction.ts';

/** What a job tells whoever asked for it when it is over. */
export const jobOutcome = z.union([
  z.object({ file: z.uuid() }),
  z.object({ problem: z.object({ code: z.string(), en: z.string(), bn: z.string() }) }),
]);
export type JobOutcome = z.output<typeof jobOutcome>;

/** In the transaction that publishes. */
export const noteOutcome = (tx: Tx, jobId: string, outcome: JobOutcome) =>
  tx
    .updateTable('job')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', jobId)
    .execute();

/** Trying again would be refused again: the person is told why, in both languages. */
export const problemOf = (refusal: Refusal): JobOutcome => ({
  problem: {
    code: refusal.kind.code,
    en: refusal.sentence('en'),
    bn: refusal.sentence('bn'),
  },
});
