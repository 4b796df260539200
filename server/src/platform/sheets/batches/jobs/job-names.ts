import { z } from 'zod';
import type { SheetSubject } from '../sheet-subject.ts';

/** One batch, by its id. */
const ofBatch = z.object({ batch: z.uuid() });

/** As jobs are kept: each room has its own. */
export function jobNames({ jobs }: Pick<SheetSubject, 'jobs'>) {
  const name = (deed: string) =>
    ({ kind: `${jobs}-${deed}`, queue: 'long', data: ofBatch }) as const;
  return { check: name('check'), apply: name('apply'), undo: name('undo'), clear: name('clear') };
}
