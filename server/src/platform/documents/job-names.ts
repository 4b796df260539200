import { z } from 'zod';
import type { JobName } from '../jobs/enqueue.ts';

/** What is kept of a wish; rights are looked up anew when its turn comes. */
export const documentRequest = z.object({
  call: z.string(),
  /** the body of the call as it was sent */
  asked: z.unknown(),
  language: z.enum(['en', 'bn']),
  by: z.object({ kind: z.enum(['user', 'employee', 'applicant']), accountId: z.string() }),
});
export type DocumentRequest = z.output<typeof documentRequest>;

/** A page or a few, while someone waits; and many, which may not crowd the others out. */
export const oneName: JobName<DocumentRequest> = {
  kind: 'documents.one',
  queue: 'quick',
  isCancellable: true,
};
export const manyName: JobName<DocumentRequest> = {
  kind: 'documents.many',
  queue: 'long',
  isCancellable: true,
};
export const few = 5;
