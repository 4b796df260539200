import { z } from 'zod';
import { staffRead } from '../kernel/access/access-rules.ts';
import { decisionStates, subjectKinds, verdicts } from '../kernel/decisions/decision.ts';
import { decisionStep } from '../kernel/decisions/decision-step.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

const values = z.record(z.string(), z.unknown());

/** Something that waits for a yes, or was decided. */
const item = z.object({
  id: id(),
  kind: plainText(60),
  /** whom it is about */
  subject: z.object({
    kind: z.enum(subjectKinds),
    id: id(),
    name: plainText(200),
    /** of an employee */
    number: plainText(30).nullable(),
    photo: z.string().nullable(),
  }),
  askedBy: plainText(200),
  askedAt: instant(),
  state: z.enum(decisionStates),
  /** the record that the verdict is about, in the room of the kind */
  recordId: id(),
  /** what it would change, as the kind puts it */
  content: values,
  steps: z.array(decisionStep),
  /** who may decide the present step now besides: those who stand in */
  standIns: z.array(plainText(200)),
  waitsSince: instant().nullable(),
  /** it waits longer since it was asked for than the house allows a step */
  overdue: z.boolean(),
  version: z.int(),
  /** which verdicts its kind has */
  verdicts: z.array(z.enum(verdicts)),
  can: z.object({ decide: z.boolean(), override: z.boolean() }),
});
export type InboxItem = z.output<typeof item>;

const one = z.object({ id: as(id(), 'id') });
const said = { verdict: z.enum(verdicts), comment: plainText(1000).optional() };
/** What waits comes in the other order, unasked: whoever waits longest is seen first. */
export const inboxListed = listing({
  sorts: ['askedAt', 'name', 'kind'],
  order: '-askedAt',
  searches: ['employee'],
});

export const inboxCalls = {
  list: endpoint({
    name: 'inbox.list',
    summary:
      'What waits for the caller or, within reach, for others; what they asked for, or decided',
    method: 'GET',
    path: '/inbox/data',
    access: staffRead,
    listing: inboxListed,
    query: z.object({
      ...listQuery(inboxListed),
      kind: plainText(60).optional(),
      which: z.enum(['waiting', 'others', 'asked', 'decided']).optional(),
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
    summary: 'Yes, no, or back to who asked, with a comment; only a yes needs none',
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
