import {
  periodBetween,
  type PayPeriod,
  payPeriodOf,
  type PayRhythm,
} from '@muster/contract/calendar/pay-period.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../platform/db/transaction.ts';
import type { InForce } from '../../platform/settings/settings.ts';

/** By which rule a concern pays. */
export const payRhythmOf = (inForce: InForce, concernId: string): PayRhythm => {
  const { payPeriodStart, payAfter } = companySection.settings;
  return {
    startDay: inForce.of(payPeriodStart, concernId),
    payAfter: inForce.of(payAfter, concernId),
  };
};

const columns = sql`month, from_date as "from", to_date as until, pay_on as "payOn"`;

/** The period of a month: as it was made, or as it would be made now between its neighbours. */
export async function findPayPeriod(
  db: Handle,
  concernId: string,
  month: string,
  rhythm: PayRhythm,
): Promise<PayPeriod> {
  const months = [addMonths(month, -1), month, addMonths(month, 1)];
  const { rows } = await sql<PayPeriod>`select ${columns} from pay_period
    where concern_id = ${concernId} and month = any(${months})`.execute(db);
  const [before, made, after] = months.map((one) => rows.find((row) => row.month === one));
  return made ?? periodBetween(payPeriodOf(month, rhythm), before, after);
}

/** The same, kept from now on; who comes second finds what the first made. */
export async function keepPayPeriod(
  tx: Tx,
  concernId: string,
  month: string,
  rhythm: PayRhythm,
  at: string,
): Promise<PayPeriod> {
  const period = await findPayPeriod(tx, concernId, month, rhythm);
  await sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
    values (${concernId}, ${month}, ${period.from}, ${period.until}, ${period.payOn}, ${at})
    on conflict do nothing`.execute(tx);
  return findPayPeriod(tx, concernId, month, rhythm);
}
