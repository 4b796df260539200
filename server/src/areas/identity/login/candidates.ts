import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { StoredAccount } from '../account/account.ts';
import { findAccountByLogin } from '../store/accounts/accounts.ts';
import type { Meant } from './try-limits.ts';

/** An account that a login may mean, found or not. */
export interface LoginCandidate extends Meant {
  readonly account: StoredAccount | undefined;
}

/** One for each kind, in their order: that nobody is found costs the same look-up. */
export async function candidatesOf(
  db: Db,
  kinds: readonly AccountKind[],
  login: string,
): Promise<readonly LoginCandidate[]> {
  const candidates: LoginCandidate[] = [];
  for (const kind of kinds)
    candidates.push({ kind, login, account: await findAccountByLogin(db, kind, login) });
  return candidates;
}
