import type { AccountNames } from '../../platform/session/account-names.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { question } from '../../platform/questions.ts';
import type { HrAccounts } from './reminders/remind.ts';

/**
 * Which days of some people between two are closed for pay, by `id day`: the month of the period they are
 * paid in. None is closed meanwhile.
 */
export type ClosedDays = (
  tx: Tx,
  employeeIds: readonly string[],
  from: string,
  until: string,
) => Promise<ReadonlyMap<string, string>>;

/** What people asks of rooms that come after it. */
export const askClosedDays = question<ClosedDays>('people.closed-days');
export const askAccountNames = question<AccountNames>('people.account-names');
export const askHrAccounts = question<HrAccounts>('people.hr-accounts');
