import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { officeAccounts } from '../office-accounts.ts';
import type { RunRow } from '../store/runs.ts';

export interface NoticeTold {
  readonly to: readonly Account[];
  readonly values: NoticeValues;
}

interface Facts {
  readonly concern: string;
  readonly title: string | null;
  readonly byKind: AccountKind;
  readonly byId: string;
  /** the person behind whoever generates it */
  readonly person: string | null;
}

/** What a notice about a run says of it, without a figure. */
export async function runTold(tx: Tx, run: RunRow, by: string): Promise<NoticeValues> {
  const found = await sql<{ concern: string; title: string | null }>`
    select concern.name as concern, run.title from salary_run as run
      join concern on concern.id = run.concern_id where run.id = ${run.id}`.execute(tx);
  const { concern = '', title = null } = found.rows[0] ?? {};
  const { month, concernId } = run;
  const paidFor = { title, month };
  return {
    name: by,
    concern,
    shown: { en: showPaidFor(paidFor, 'en'), bn: showPaidFor(paidFor, 'bn') },
    company: concernId,
    month,
  };
}

/** Those of the office who may agree to it and did not generate it; where there is none, management. */
export async function tellApprovers(tx: Tx, run: RunRow, attemptId: string): Promise<NoticeTold> {
  const found =
    await sql<Facts>`select attempt.asked_by_kind as "byKind", attempt.asked_by_id as "byId",
      coalesce(account.employee_id, employee.id) as person
    from salary_attempt as attempt
      left join user_account as account on account.id = attempt.asked_by_id
      left join employee on employee.id = attempt.asked_by_id
    where attempt.id = ${attemptId}`.execute(tx);
  const [facts] = found.rows;
  if (!facts) return { to: [], values: {} };
  const { byKind, byId, person } = facts;
  const whom = { concernId: run.concernId, exceptPerson: person, exceptAccount: byId };
  const office = await officeAccounts(tx, ['hr', 'payroll'], whom);
  const nameOf = await namesOfAccounts(tx, [{ kind: byKind, id: byId }]);
  return {
    to: office.length > 0 ? office : await officeAccounts(tx, ['allAccess', 'admin'], whom),
    values: await runTold(tx, run, nameOf(byId)),
  };
}
