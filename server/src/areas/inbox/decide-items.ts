import type { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { type Db, type Tx, transaction } from '../../platform/db/transaction.ts';
import { decide, type GivenVerdict } from '../../platform/decisions/decide.ts';
import type { Context } from '../../platform/http/route.ts';
import { readItem } from './read-inbox.ts';
import type { InboxDeps } from './show-items.ts';

type Given = Input<typeof inboxCalls.decide>['body'];
type Many = Input<typeof inboxCalls.decideMany>['body'];

const saidIn = (call: Context<Db | Tx, Actor>, { verdict, comment }: Given): GivenVerdict => ({
  verdict,
  comment,
  at: call.clock.now(),
  requestId: call.requestId,
});

export async function decideItem(
  call: Context<Tx, Actor>,
  id: string,
  given: Given,
  parts: InboxDeps,
) {
  await decide(call.db, parts.decisionContext, call.actor, id, saidIn(call, given));
  return readItem(call.db, call.actor, id, parts);
}

/** Each in a transaction of its own: one that was decided meanwhile does not hold up the others. */
export async function decideMany(
  call: Context<Db, Actor>,
  given: Many,
  { decisionContext }: InboxDeps,
) {
  const outcomes: { id: string; done: boolean; message: string | null }[] = [];
  for (const id of new Set(given.ids)) {
    try {
      await transaction(call.db, (tx) =>
        decide(tx, decisionContext, call.actor, id, saidIn(call, given)),
      );
      outcomes.push({ id, done: true, message: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push({ id, done: false, message: error.sentence(call.language) });
    }
  }
  return { outcomes };
}
