import { z } from 'zod';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

const administrators: AccessRule = { admin: 'all' };

/** Failed: given up; one that will be tried again is waiting. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const shown = {
  id: id(),
  /** what it is about, in its own short name: `identity.reset` */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** none: both, one below the other */
  language: z.enum(['en', 'bn']).nullable(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** what the mail server or the network said the last time */
  error: z.string().nullable(),
  createdAt: instant(),
  /** when it was sent or given up */
  endedAt: instant().nullable(),
  /** of one that waits: not before */
  nextTryAt: instant().nullable(),
  can: z.object({ retry: z.boolean() }),
};
const mail = z.object(shown);
export type MailSeen = z.output<typeof mail>;

/** With its text; none where it held a one-time link and is done with. */
const wholeMail = z.object({ ...shown, text: z.string().nullable() });
export type WholeMail = z.output<typeof wholeMail>;

const one = z.object({ id: as(id(), 'id') });

export const mailsListed = listing({
  sorts: ['createdAt', 'recipient'],
  order: '-createdAt',
  searches: ['recipient'],
});

export const mailCalls = {
  list: endpoint({
    name: 'mail.list',
    summary: 'Mails that wait, were sent or were given up, the newest first',
    method: 'GET',
    path: '/mail/data',
    access: administrators,
    ofGroup: true,
    listing: mailsListed,
    query: z.object({
      ...listQuery(mailsListed),
      state: z.enum(mailStates).optional(),
      kind: plainText(100).optional(),
      /** days of the company's calendar, both included */
      from: givenDay().optional(),
      to: givenDay().optional(),
    }),
    /** `delivers`: a mail server is set */
    answer: pageAnswer(mail, 'data').extend({
      counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
      delivers: z.boolean(),
    }),
  }),
  read: endpoint({
    name: 'mail.read',
    summary: 'One mail with its text; that it was read is recorded',
    method: 'GET',
    path: '/mail/:id',
    access: administrators,
    ofGroup: true,
    params: one,
    answer: wrapped(wholeMail, 'mail'),
  }),
  retry: endpoint({
    name: 'mail.retry',
    summary: 'Send a mail as soon as possible that was given up or waits for its next try',
    method: 'POST',
    path: '/mail/:id/retry',
    access: administrators,
    ofGroup: true,
    params: one,
    answer: wrapped(mail, 'mail'),
  }),
} as const;
