import { z } from 'zod';

/** One batch, by its id. */
const ofBatch = z.object({ batch: z.uuid() });

export const checkName = { kind: 'people.batch-check', queue: 'long', data: ofBatch } as const;
export const applyName = { kind: 'people.batch-apply', queue: 'long', data: ofBatch } as const;
export const undoName = { kind: 'people.batch-undo', queue: 'long', data: ofBatch } as const;
