import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { Account } from '../../../../platform/session/sessions.ts';
import { employeeFacts } from '../../../people/public.ts';

/** What is left of an account that is gone. */
export const formerUser = 'A former user';

interface Named {
  readonly id: string;
  readonly name: string;
}

const ofKind: Record<AccountKind, (db: Handle, ids: string[]) => Promise<Named[]>> = {
  user: (db, ids) =>
    db.selectFrom('user_account').select(['id', 'name']).where('id', 'in', ids).execute(),
  employee: (db, ids) =>
    db
      .selectFrom(employeeFacts(db).as('person'))
      .select(['person.id', 'person.name'])
      .where('person.id', 'in', ids)
      .execute(),
  applicant: (db, ids) =>
    db.selectFrom('applicant_account').select(['id', 'name']).where('id', 'in', ids).execute(),
};

/** What many accounts are called, by their ids; those that are gone are left out. */
export async function accountNames(
  db: Handle,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, some] of Map.groupBy(accounts, (account) => account.kind)) {
    const found = await ofKind[kind](db, [...new Set(some.map((account) => account.id))]);
    for (const { id, name } of found) names.set(id, name);
  }
  return names;
}

/** The same for those who only tell: one that is gone was someone here. */
export async function namesOfAccounts(
  db: Handle,
  accounts: readonly Account[],
): Promise<(id: string) => string> {
  const names = await accountNames(db, accounts);
  return (id) => names.get(id) ?? formerUser;
}
