import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Challan } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../../identity/public.ts';
import type { MonthsAsked } from '../report/tax-year-asked.ts';

export interface ChallanOfMonth extends Challan {
  readonly concernId: string;
  readonly month: string;
}
type Row = Omit<ChallanOfMonth, 'recordedBy'> & {
  readonly byKind: AccountKind;
  readonly byId: string;
};

/** Challans in the order in which they were paid in. */
export async function findChallans(db: Handle, where: Condition): Promise<ChallanOfMonth[]> {
  const found = await sql<Row>`select deposit.id, deposit.concern_id as "concernId", deposit.month,
      deposit.challan_number as number, deposit.deposited_on as day, deposit.bank, deposit.amount,
      deposit.recorded_by_kind as "byKind", deposit.recorded_by_id as "byId",
      deposit.created_at as "recordedAt", deposit.version
    from tax_deposit as deposit where ${where}
    order by deposit.month, deposit.deposited_on, deposit.challan_number`.execute(db);
  const nameOf = await namesOfAccounts(
    db,
    found.rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId })),
  );
  return found.rows.map(({ byKind: _byKind, byId, ...row }) => ({
    ...row,
    recordedBy: nameOf(byId),
  }));
}

export interface DeductedMonth {
  readonly month: string;
  readonly people: number;
  readonly deducted: bigint;
  readonly unpaid: bigint;
}

/** The tax of a company in each month that pay is for: what was paid is owed to the treasury, what is approved not yet. */
export async function findDeducted(
  db: Handle,
  concernId: string,
  { from, until }: Pick<MonthsAsked, 'from' | 'until'>,
): Promise<DeductedMonth[]> {
  const found = await sql<DeductedMonth>`select sheet.month,
      (count(distinct sheet.employee_id) filter (where sheet.state = 'Paid' and sheet.tax <> 0))::int
        as people,
      coalesce(sum(sheet.tax) filter (where sheet.state = 'Paid'), 0)::bigint as deducted,
      coalesce(sum(sheet.tax) filter (where sheet.state = 'Approved'), 0)::bigint as unpaid
    from salary_sheet as sheet
    where sheet.concern_id = ${concernId} and sheet.month between ${from} and ${until}
      and sheet.state in ('Approved', 'Paid')
    group by sheet.month order by sheet.month`.execute(db);
  return found.rows;
}
