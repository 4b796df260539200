import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { resolveActor } from '../areas/identity/actor.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Account, SessionRow } from '../platform/session/sessions.ts';

/** Someone of the demo, as a request of theirs would be known. */
export async function actorOf(tx: Tx, account: Account): Promise<Actor> {
  // of a session only these are read
  const session = { id: account.id, account_kind: account.kind, account_id: account.id };
  // nobody of the demo was tied to someone else before: any moment will do
  const actor = await resolveActor(tx, session as SessionRow, '');
  if (typeof actor === 'string') throw new Error(`The demo company has no ${account.kind}.`);
  return actor;
}
