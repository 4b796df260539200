import { id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';

/** Many side by side: the pay of one company never waits for that of another. */
export const generateName = {
  kind: 'pay.generate',
  queue: 'quick',
  data: z.object({ attemptId: id() }),
} as const;

/** Takes away what attempts left that are no longer shown. */
export const sweepAttemptsName = { kind: 'pay.sweep-attempts', queue: 'quick' } as const;
