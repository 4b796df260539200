import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { hashOf, newToken } from '../../../platform/secret-token.ts';
import { note } from '../../../platform/audit/note.ts';
import type { LeaveCall } from '../deps.ts';
import { deleteFeed, findCalendarFeed, saveCalendarFeed } from '../store/feeds.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

export const readCalendarFeed = async (call: LeaveCall<Db>) => ({
  isOn: (await findCalendarFeed(call.db, accountOf(call.actor))) !== undefined,
});

/** Told once: only its hash is kept. */
export async function makeCalendarFeed(call: LeaveCall<Tx>) {
  const { db, actor, clock, house } = call;
  if (actor.personId === null) throw new Refusal(notFound);
  const secret = newToken();
  await saveCalendarFeed(db, accountOf(call.actor), actor.personId, hashOf(secret), clock.now());
  await note(call, { action: 'calendar-feed.make', record: 'calendar_feed', id: actor.personId });
  return { address: `${house.publicUrl()}/calendar/${secret}.ics` };
}

export async function endFeed(call: LeaveCall<Tx>) {
  await deleteFeed(call.db, accountOf(call.actor));
  const id = call.actor.personId ?? call.actor.accountId;
  await note(call, { action: 'calendar-feed.end', record: 'calendar_feed', id });
  return {};
}
