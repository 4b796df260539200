import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { Account } from '../../../../platform/session/sessions.ts';
import { holdsOneOf, staffAccounts } from './staff-accounts.ts';

/** Someone with two accounts is named once, by the user's. */
const holders = async (
  db: Handle,
  capacity: Capacity,
  concernId: string | null,
  exceptPerson: string,
): Promise<Account[]> =>
  (
    await sql<Account>`select distinct on (coalesce(account.person_id, account.id))
        account.kind, account.id
      from ${staffAccounts} as account
      where ${holdsOneOf([capacity])} and account.person_id is distinct from ${exceptPerson}::uuid
        and (account.concern_id is null or account.concern_id = ${concernId}::uuid)
      order by coalesce(account.person_id, account.id), account.kind desc`.execute(db)
  ).rows;

/** Everyone who may act as an administrator now. */
export const adminAccounts = async (db: Handle): Promise<Account[]> =>
  (
    await sql<Account>`select account.kind, account.id from ${staffAccounts} as account
      where ${holdsOneOf(['admin'])}`.execute(db)
  ).rows;

/** HR in charge of a concern, but for the person it is about; administrators where there is none. */
export async function hrAccounts(
  db: Handle,
  concernId: string | null,
  exceptPerson: string,
): Promise<Account[]> {
  const hr = await holders(db, 'hr', concernId, exceptPerson);
  return hr.length > 0 ? hr : holders(db, 'admin', concernId, exceptPerson);
}
