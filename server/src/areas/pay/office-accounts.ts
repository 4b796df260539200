import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Account } from '../../platform/session/sessions.ts';
import { holdsOneOf, staffAccounts } from '../identity/public.ts';

interface Whom {
  /** none: of no company, so whoever looks after all of them */
  readonly concernId: string | null;
  /** not this person, whatever account; none: all are meant */
  readonly exceptPerson: string | null;
  readonly exceptAccount?: string;
}

/** Who holds an office for a company; someone with two accounts is named once, by the user's. */
export const officeAccounts = async (
  db: Handle,
  held: readonly Capacity[],
  { concernId, exceptPerson, exceptAccount }: Whom,
): Promise<Account[]> =>
  (
    await sql<Account>`select distinct on (coalesce(account.person_id, account.id))
        account.kind, account.id
      from ${staffAccounts} as account
      where ${holdsOneOf(held)}
        and (${exceptPerson}::uuid is null or account.person_id is distinct from ${exceptPerson}::uuid)
        and account.id is distinct from ${exceptAccount ?? null}::uuid
        and (account.concern_id is null or account.concern_id = ${concernId}::uuid)
      order by coalesce(account.person_id, account.id), account.kind desc`.execute(db)
  ).rows;
