import { ownSessionCalls } from '@muster/contract/identity/own-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { largestLimit } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { type Context, type Route, route } from '../../../platform/http/route.ts';
import {
  endOtherSessionsOf,
  endSessionOf,
  openSessionsOf,
} from '../../../platform/session/open-sessions.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

async function listOwn({ actor, clock, db }: Context<Db, Actor>) {
  const limit = largestLimit.other;
  const found = await openSessionsOf(db, accountOf(actor), clock.now(), limit);
  const rows = found.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    address: row.address,
    agent: row.agent,
    current: row.id === actor.sessionId,
  }));
  return { rows, total: rows.length, pageNo: 1, limit };
}

const note = ({ actor, clock, db, requestId }: Context<Tx, Actor>, sessionId: string) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: 'identity.end-session',
    record: 'session',
    recordId: sessionId,
  });

async function endOwn(call: Context<Tx, Actor>, id: string) {
  const ended = await endSessionOf(call.db, accountOf(call.actor), id, call.clock.now());
  if (!ended) throw new Refusal(notFound);
  await note(call, ended.id);
  return {};
}

async function endOthers(call: Context<Tx, Actor>) {
  const { actor, clock, db } = call;
  const ended = await endOtherSessionsOf(db, accountOf(actor), actor.sessionId, clock.now());
  for (const session of ended) await note(call, session.id);
  return {};
}

export const ownSessionRoutes: readonly Route[] = [
  route(ownSessionCalls.list, { tx: false }, listOwn),
  route(ownSessionCalls.end, { tx: true }, ({ input, ...call }) => endOwn(call, input.params.id)),
  route(ownSessionCalls.endOthers, { tx: true }, endOthers),
];
