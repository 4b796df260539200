import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, userGone } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { StoredAccount } from './account.ts';
import { findAccount } from '../store/accounts/accounts.ts';

/** The caller's account, for the calls of one kind only: a right in common opens no other door. */
export async function ownAccount(
  { actor, db }: { actor: Actor; db: Handle },
  kind: AccountKind,
): Promise<StoredAccount> {
  if (actor.kind !== kind) throw new Refusal(notAllowed);
  const account = await findAccount(db, { kind, id: actor.accountId });
  if (!account) throw new Refusal(userGone);
  return account;
}
