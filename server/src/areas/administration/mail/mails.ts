import type { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import { mailNotToRetry, mailTextErased } from '@muster/contract/administration/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { isMailErased, mayRetry, showMail, mailStateOf } from './show-mail.ts';
import {
  countByState,
  countMails,
  findMail,
  findMails,
  lockMail,
  mailFilter,
  makeDue,
} from './store.ts';

type Query = Input<typeof mailCalls.list>['query'];

export async function listMails(call: Context<Db, Actor>, asked: Query, now: ReadNow) {
  const { db, clock, house } = call;
  const page = pageOf(asked, largestLimit.other);
  const where = mailFilter(asked, nowFor(call.actor, await now(call)).zone);
  const rows = await findMails(db, where, asked.sort, page);
  return {
    rows: rows.map((row) => showMail(row, clock.now())),
    total: await countMails(db, where),
    counts: await countByState(db),
    delivers: house.delivers,
    ...page,
  };
}

const note = (call: Context<Tx, Actor>, action: string, id: string) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action,
    record: 'mail',
    recordId: id,
  });

/** Its text may open someone's account: that it was read is kept. */
export async function readMail(call: Context<Tx, Actor>, id: string) {
  const row = await findMail(call.db, id);
  if (!row) throw new Refusal(notFound);
  await note(call, 'mail.read', id);
  const text = isMailErased(row) ? null : row.body;
  return { record: { ...showMail(row, call.clock.now()), text } };
}

async function makeItDue(call: Context<Tx, Actor>, id: string) {
  const at = call.clock.now();
  const row = await lockMail(call.db, id);
  if (!row) throw new Refusal(notFound);
  if (mailStateOf(row) === 'failed' && isMailErased(row)) throw new Refusal(mailTextErased);
  if (!mayRetry(row, at)) throw new Refusal(mailNotToRetry);
  await note(call, 'mail.retry', id);
  return makeDue(call.db, id, at);
}

export async function retryMail(call: Context<Db, Actor>, id: string) {
  const row = await transaction(call.db, (tx) => makeItDue({ ...call, db: tx }, id));
  call.house.mailWaits();
  return { record: showMail(row, call.clock.now()) };
}
