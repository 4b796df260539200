import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { jobStates } from '../kernel/job-state.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

const administrators: AccessRule = { admin: 'all' };

const job = z.object({
  id: id(),
  /** what it is, in its own short name: `mail.deliver` */
  kind: z.string(),
  queue: z.enum(['quick', 'long']),
  state: z.enum(jobStates),
  /** how far it is; none: it has not said, or says nothing of it */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** times it was begun */
  attempts: z.int(),
  /** what went wrong the last time */
  error: z.string().nullable(),
  /** none: it comes by itself */
  askedBy: z.string().nullable(),
  createdAt: instant(),
  startedAt: instant().nullable(),
  /** when it was done or given up */
  endedAt: instant().nullable(),
  /** of one that failed and waits: not before */
  nextTryAt: instant().nullable(),
  can: z.object({ retry: z.boolean() }),
});
export type JobSeen = z.output<typeof job>;

const one = z.object({ id: as(id(), 'id') });

export const jobsListed = listing({
  sorts: ['createdAt', 'kind'],
  order: '-createdAt',
  searches: ['kind', 'error'],
});

export const jobCalls = {
  list: endpoint({
    name: 'jobs.list',
    summary: 'Work done behind the requests, the newest first',
    method: 'GET',
    path: '/jobs/data',
    access: administrators,
    ofGroup: true,
    listing: jobsListed,
    query: z.object({
      ...listQuery(jobsListed),
      kind: plainText(100).optional(),
      state: z.enum(jobStates).optional(),
    }),
    /** `kinds`: what can be filtered by */
    answer: pageAnswer(job, 'data').extend({ kinds: z.array(z.string()) }),
  }),
  read: endpoint({
    name: 'jobs.read',
    summary: 'One job',
    method: 'GET',
    path: '/jobs/:id',
    access: administrators,
    ofGroup: true,
    params: one,
    answer: wrapped(job, 'job'),
  }),
  retry: endpoint({
    name: 'jobs.retry',
    summary: 'Begin a job again that was given up',
    method: 'POST',
    path: '/jobs/:id/retry',
    access: administrators,
    ofGroup: true,
    params: one,
    answer: wrapped(job, 'job'),
  }),
} as const;
