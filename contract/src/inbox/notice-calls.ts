import { z } from 'zod';
import { anyone } from '../kernel/access/access-rules.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { pageAnswer, pageQuery, rowsQuery } from '../kernel/page.ts';
import { id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';

/** One thing the reader was told, in the reader's language. */
const noticed = z.object({
  id: id(),
  kind: plainText(60),
  text: plainText(4000),
  /** where it leads in each panel; none when the kind is not known any more */
  opens: z.object({ admin: plainText(300), employee: plainText(300) }).nullable(),
  at: instant(),
  readAt: instant().nullable(),
  /** what it told of is settled */
  over: z.boolean(),
});
export type Noticed = z.output<typeof noticed>;

const chosen = { kind: plainText(60), inApp: z.boolean(), mail: z.boolean() };
const choice = z.object({
  ...chosen,
  title: plainText(200),
  /** why it cannot be switched off */
  always: plainText(500).nullable(),
});
export type NoticeChoice = z.output<typeof choice>;

/** Its text is said when it is read, in the reader's language: there are no words to look through. */
export const noticesListed = listing({ sorts: ['at'], order: '-at', searches: [] });
const unread = z.int();
const choices = z.object({ choices: as(z.array(choice), 'data') });

export const noticeCalls = {
  list: endpoint({
    name: 'notification.list',
    summary: 'What the caller was told, the newest first, and how much of it is unread',
    method: 'GET',
    path: '/notification/data',
    access: anyone,
    listing: noticesListed,
    query: z.object({
      ...pageQuery,
      sort: rowsQuery(noticesListed).sort,
      which: z.enum(['all', 'unread']).optional(),
    }),
    answer: z.object({ ...pageAnswer(noticed, 'data').shape, unread }),
  }),
  markRead: endpoint({
    name: 'notification.markRead',
    summary: 'Some of the own notices are read, or all; answers how many are not',
    method: 'PUT',
    path: '/notification',
    access: anyone,
    body: z.object({
      ids: z.array(id()).min(1).max(200).optional(),
      /** whatever was not read yet */
      all: z.boolean().optional(),
    }),
    answer: z.object({ unread }),
  }),
  choices: endpoint({
    name: 'notification.choices',
    summary: 'Of what the caller is told in the app and by mail',
    method: 'GET',
    path: '/notification/choices',
    access: anyone,
    answer: choices,
  }),
  choose: endpoint({
    name: 'notification.choose',
    summary: 'Change some of these choices',
    method: 'PUT',
    path: '/notification/choices',
    access: anyone,
    body: z.object({ choices: as(z.array(z.object(chosen)).min(1).max(100), 'data') }),
    answer: choices,
  }),
} as const;
