import { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { listMails, readMail, retryMail } from './mails.ts';

export const mailRoutes = (now: ReadNow): readonly Route[] => [
  route(mailCalls.list, { tx: false }, ({ input, ...call }) => listMails(call, input.query, now)),
  route(mailCalls.read, { tx: true }, ({ input, ...call }) => readMail(call, input.params.id)),
  route(mailCalls.retry, { tx: false }, ({ input, ...call }) => retryMail(call, input.params.id)),
];
