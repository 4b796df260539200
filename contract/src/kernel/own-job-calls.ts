import { z } from 'zod';
import { anyone } from './access/access-rules.ts';
import { endpoint } from './endpoint.ts';
import { shownFile } from './files/file-calls.ts';
import { jobStates } from './job-state.ts';
import { wrapped } from './page.ts';
import { id, instant } from './values.ts';
import { as } from './wire.ts';

/** Work behind a request, for whoever asked for it; nothing to be seen of how it is done. */
const ownJob = z.object({
  id: id(),
  /** what it is, in its own short name: `documents.one` */
  kind: z.string(),
  state: z.enum(jobStates),
  /** none: it has not said how far it is */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** why it was refused when its turn came, in the language of who asks now */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** what it made; gone again after a day */
  file: shownFile.nullable(),
  createdAt: instant(),
  endedAt: instant().nullable(),
  can: z.object({ cancel: z.boolean() }),
});
export type OwnJob = z.output<typeof ownJob>;

const one = z.object({ id: as(id(), 'id') });

/** How any job is that someone asked for: one call, whatever it does. */
export const ownJobCalls = {
  read: endpoint({
    name: 'own-job.read',
    summary: 'How far work is that the caller asked for, and what it made',
    method: 'GET',
    path: '/own-job/:id',
    access: anyone,
    params: one,
    answer: wrapped(ownJob, 'data'),
  }),
  cancel: endpoint({
    name: 'own-job.cancel',
    summary: 'Stop work that the caller asked for, where nothing of it has happened yet',
    method: 'POST',
    path: '/own-job/:id/cancel',
    access: anyone,
    params: one,
    answer: wrapped(ownJob, 'data'),
  }),
} as const;
