import { capacities } from '@muster/contract/kernel/access/actor.ts';
import type { NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { payWrite } from '@muster/contract/pay/access.ts';
import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { officeAccounts } from '../office-accounts.ts';
import type { QuestionRow } from './store.ts';

interface Whose {
  readonly employeeId: string;
  /** none: of no company, so whoever looks after all of them */
  readonly concernId: string | null;
}

const keepers = capacities.filter(
  (capacity) => typeof payWrite === 'object' && payWrite[capacity] !== undefined,
);

/** The payroll people of the company; where there is nobody but whoever asks, all who may answer. */
export async function payrollAccounts(
  db: Handle,
  { employeeId, concernId }: Whose,
): Promise<Account[]> {
  const whom = { concernId, exceptPerson: employeeId };
  const payroll = await officeAccounts(db, ['payroll'], whom);
  return payroll.length > 0 ? payroll : officeAccounts(db, keepers, whom);
}

/** Which line of which payslip, without a figure; the address needs its place. */
export const toldOf = (question: QuestionRow): NoticeValues => ({
  name: question.employee.name,
  what: { en: question.component.name, bn: question.localName ?? question.component.name },
  month: { en: showPaidFor(question, 'en'), bn: showPaidFor(question, 'bn') },
  payslip: question.payslipId,
  line: question.line,
});
