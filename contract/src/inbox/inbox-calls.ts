import { z } from 'zod';
import { staffRead } from '../kernel/access-rules.ts';
import { decisionStates, verdicts } from '../kernel/decision.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

const step = z.object({
  approver: plainText(40),
  verdict: z.enum(verdicts).nullable(),
  decidedBy: plainText(200).nullable(),
  decidedAt: instant().nullable(),
  comment: plainText(1000).nullable(),
});
const values = z.record(z.string(), z.unknown());

/** Something that waits for a yes, or was decided. */
const item = z.object({
  id: id(),
  kind: plainText(60),
  /** whom it is about */
  subject: z.object({
    id: id(),
    name: plainText(200),
    number: plainText(30),
    photo: z.string().nullable(),
  }),
  askedBy: plainText(200),
  askedAt: instant(),
  state: z.enum(decisionStates),
  /** what it would change, as the kind puts it */
  content: values,
  steps: z.array(step),
  version: z.int(),
  can: z.object({ decide: z.boolean() }),
});
export type InboxItem = z.output<typeof item>;

const one = z.object({ id: as(id(), 'id') });
const said = { verdict: z.enum(verdicts), comment: plainText(1000).optional() };
const { limit, pageNo } = listQuery([]);

export const inboxCalls = {
  list: endpoint({
    name: 'inbox.list',
    summary: 'What waits for the caller; or what the caller asked for, or decided',
    method: 'GET',
    path: '/inbox/data',
    access: staffRead,
    query: z.object({
      limit,
      pageNo,
      kind: plainText(60).optional(),
      which: z.enum(['waiting', 'asked', 'decided']).optional(),
    }),
    answer: pageAnswer(item, 'data'),
  }),
  read: endpoint({
    name: 'inbox.read',
    summary: 'One of them, with its history',
    method: 'GET',
    path: '/inbox/:id',
    access: staffRead,
    params: one,
    answer: wrapped(item, 'data'),
  }),
  decide: endpoint({
    name: 'inbox.decide',
    summary: 'Yes or no, with a comment; a no says why',
    method: 'PUT',
    path: '/inbox/:id',
    access: staffRead,
    params: one,
    body: z.object(said),
    answer: wrapped(item, 'data'),
  }),
  decideMany: endpoint({
    name: 'inbox.decideMany',
    summary: 'The same verdict on several; each by itself, each with its outcome',
    method: 'PUT',
    path: '/inbox',
    access: staffRead,
    body: z.object({ ...said, ids: z.array(id()).min(1).max(100) }),
    answer: z.object({
      outcomes: as(
        z.array(z.object({ id: id(), done: z.boolean(), message: plainText(500).nullable() })),
        'data',
      ),
    }),
  }),
} as const;
