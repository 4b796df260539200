import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';

interface Mailbox {
  readonly email: string;
  /** the one last used; none: was never here */
  readonly language: Language | null;
}

/** Where many accounts are written to, by their ids; those without an address or a way in are left out. */
export async function mailboxesOf(
  db: Handle,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, Mailbox>> {
  const ids = accounts.map((account) => account.id);
  const found = await sql<Mailbox & { readonly id: string }>`
    select box.id, box.email, account_language.language from (
      select 'user' as kind, account.id, account.email
      from user_account as account left join employee on employee.id = account.employee_id
      where account.disabled_at is null and employee.status is distinct from 'Left'
      union all
      select 'employee', employee.id, employee.email
      from employee left join employee_account as account on account.employee_id = employee.id
      where account.disabled_at is null and employee.status <> 'Left' and employee.email is not null
      union all
      select 'applicant', account.id, account.email from applicant_account as account
      where account.disabled_at is null and account.confirmed_at is not null) as box
    left join account_language on account_language.account_kind = box.kind
      and account_language.account_id = box.id
    where box.id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, email, language }) => [id, { email, language }]));
}
