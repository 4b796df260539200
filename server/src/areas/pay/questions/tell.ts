import { capacities, type Capacity } from '@muster/contract/kernel/access/actor.ts';
import type { NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { payWrite } from '@muster/contract/pay/access.ts';
import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { holdsOneOf, staffAccounts } from '../../identity/public.ts';
import type { QuestionRow } from './store.ts';

interface Whose {
  readonly employeeId: string;
  /** none: of no company, so whoever looks after all of them */
  readonly concernId: string | null;
}

/** Someone with two accounts is named once, by the user's. */
const holders = async (
  db: Handle,
  held: readonly Capacity[],
  { concernId, employeeId }: Whose,
): Promise<Account[]> =>
  (
    await sql<Account>`select distinct on (coalesce(account.person_id, account.id))
        account.kind, account.id
      from ${staffAccounts} as account
      where ${holdsOneOf(held)} and account.person_id is distinct from ${employeeId}::uuid
        and (account.concern_id is null or account.concern_id = ${concernId}::uuid)
      order by coalesce(account.person_id, account.id), account.kind desc`.execute(db)
  ).rows;

const keepers = capacities.filter(
  (capacity) => typeof payWrite === 'object' && payWrite[capacity] !== undefined,
);

/** The payroll people of the company; where there is nobody but whoever asks, all who may answer. */
export async function payrollAccounts(db: Handle, whose: Whose): Promise<Account[]> {
  const payroll = await holders(db, ['payroll'], whose);
  return payroll.length > 0 ? payroll : holders(db, keepers, whose);
}

/** Which line of which payslip, without a figure; the address needs its place. */
export const toldOf = (question: QuestionRow): NoticeValues => ({
  name: question.employee.name,
  what: { en: question.component.name, bn: question.localName ?? question.component.name },
  month: { en: showPaidFor(question, 'en'), bn: showPaidFor(question, 'bn') },
  payslip: question.payslipId,
  line: question.line,
});
