import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import {
  journalAccountCalls,
  type JournalAccounts,
  type JournalSubject,
} from '@muster/contract/pay/journal/account-calls.ts';
import { sql } from 'kysely';
import { actorMayCall, hasConcern, isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { linkedTo } from '../store/linked.ts';
import { accountColumns } from './journal-store.ts';

export type KeptAccounts = Omit<JournalAccounts, 'can'> & { readonly componentId: string | null };

/** Those for all first, then those of companies, then of their departments. */
export async function findAccountRows(db: Handle, where: Condition): Promise<KeptAccounts[]> {
  const found = await sql<KeptAccounts>`select row.id, row.component_id as "componentId",
      ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
      ${accountColumns}, row.version
    from journal_account as row
      left join concern on concern.id = row.concern_id
      left join department on department.id = row.department_id
    where ${where}
    order by concern.name collate "und-x-icu" nulls first,
      department.name collate "und-x-icu" nulls first, row.id`.execute(db);
  return found.rows;
}

export function shownAccounts(
  actor: Actor,
  { componentId: _of, ...row }: KeptAccounts,
): JournalAccounts {
  const isTheirs = hasConcern(actor, row.concern?.id ?? null);
  return {
    ...row,
    can: {
      change: isTheirs && actorMayCall(journalAccountCalls.change, actor),
      remove: isTheirs && actorMayCall(journalAccountCalls.remove, actor),
    },
  };
}

type Component = Omit<JournalSubject, 'accounts'>;
const net: Component = { component: null, localName: null, kind: 'Net' };

/** What is booked, each with its accounts: net pay, then components that are in use or have accounts. */
export async function listAccounts({ db, actor }: PayCall<Db>) {
  const isReadable = sql<boolean>`(row.concern_id is null
    or ${isOfConcerns(actor, sql`row.concern_id`)})`;
  const rows = await findAccountRows(db, isReadable);
  const found = await sql<Component>`select json_build_object('id', id, 'name', name) as component,
      local_name as "localName", kind
    from pay_component where kind <> 'Information' and (inactive_at is null
      or id = any(${rows.flatMap(({ componentId }) => componentId ?? [])}::uuid[]))
    order by array_position(array['Earning', 'Deduction', 'Employer'], kind),
      name collate "und-x-icu", id`.execute(db);
  const record = [net, ...found.rows].map((subject): JournalSubject => ({
    ...subject,
    accounts: rows
      .filter(({ componentId }) => componentId === (subject.component?.id ?? null))
      .map((row) => shownAccounts(actor, row)),
  }));
  return { record };
}
