import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { FundBalance, FundLedgerRow } from '@muster/contract/pay/fund/fund-calls.ts';
import { sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { countsBySheet } from '../../../platform/sheets/batches/counts.ts';
import { linkedTo } from './linked.ts';

/** What is of a month is there when the month is over. */
const lastDay = (month: string) =>
  sql`((${sql.ref(month)} || '-01')::date + interval '1 month - 1 day')::date`;

/**
 * What pay that was paid gave to the fund, line by line. Pay that was taken back is Reversed, and gives nothing. What
 * was deducted too much for an earlier month comes back as an earning of the same component.
 */
const shareLines = (where: Condition) => sql`
  select sheet.employee_id, sheet.id as payslip_id, sheet.month, ${lastDay('sheet.month')} as day,
    case line.kind when 'Deduction' then line.amount when 'Earning' then -line.amount else 0 end as own,
    case line.kind when 'Employer' then line.amount else 0 end as employer
  from salary_sheet as sheet
    join salary_line as line on line.attempt_id = sheet.attempt_id
      and line.employee_id = sheet.employee_id
    join pay_component as component on component.id = line.component_id
      and component.taken_as = 'Fund' and component.kind in ('Deduction', 'Employer')
  where sheet.state = 'Paid' and ${where}`;

const ofKind = (...kinds: readonly string[]) =>
  sql`case when entry.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) then entry.amount else 0 end`;

interface FundPlace {
  /** only of this person */
  readonly employeeId?: string | undefined;
  /** as it was on this day; none: all that there is */
  readonly until?: string;
}

/** What everyone has, as `fund`: whoever has neither a share nor an entry is not in it. */
const fundSums = ({ employeeId, until }: FundPlace) => {
  const isPerson = (column: string): Condition =>
    employeeId === undefined ? always : sql<boolean>`${sql.ref(column)} = ${employeeId}`;
  const isThen = until === undefined ? always : sql<boolean>`day <= ${until}::date`;
  return sql`(
    select employee_id, sum(own)::bigint as own, sum(employer)::bigint as employer,
      sum(interest)::bigint as interest, sum(withdrawn)::bigint as withdrawn,
      (sum(own) + sum(employer) + sum(interest) - sum(withdrawn))::bigint as balance
    from (
      select employee_id, day, own, employer, 0 as interest, 0 as withdrawn
      from (${shareLines(isPerson('sheet.employee_id'))}) as share
      union all
      select employee_id, entered_on, ${ofKind('Opening own')}, ${ofKind('Opening employer')},
        ${ofKind('Interest')}, ${ofKind('Withdrawal')}
      from fund_entry as entry where undone_at is null and ${isPerson('entry.employee_id')}
      union all
      select employee_id, ${lastDay('until_month')}, fund_own, fund_employer, 0, 0
      from opening_figure as opening where ${isPerson('opening.employee_id')}
        and ${countsBySheet('opening.batch_id')}
    ) as part where ${isThen} group by employee_id)`;
};

/** With the person and where they are. */
export const fundSource = (place: FundPlace) => sql`${fundSums(place)} as fund
  join employee on employee.id = fund.employee_id
  left join department on department.id = employee.department_id
  left join concern on concern.id = department.concern_id`;

export const fundColumns = sql`json_build_object('id', employee.id, 'name', employee.name,
    'number', employee.number) as employee, ${linkedTo('concern')} as concern, fund.own, fund.employer, fund.interest, fund.withdrawn,
  fund.balance`;

const nothing = { own: 0n, employer: 0n, interest: 0n, withdrawn: 0n, balance: 0n };
export type FundSums = Omit<FundBalance, 'employee' | 'concern'>;

export async function findFundSums(db: Handle, employeeId: string): Promise<FundSums> {
  const found = await sql<FundSums>`select own, employer, interest, withdrawn, balance
    from ${fundSums({ employeeId })} as fund`.execute(db);
  return found.rows[0] ?? nothing;
}

export type FundRow = Omit<FundLedgerRow, 'enteredBy' | 'takenBack'> & {
  readonly byKind: AccountKind | null;
  readonly byId: string | null;
  readonly undoneKind: AccountKind | null;
  readonly undoneId: string | null;
  readonly undoneAt: string | null;
  readonly undoneReason: string | null;
};

/** Everything in the order of its days, with what there was after each; what was taken back counts nothing. */
export async function findFundRows(db: Handle, employeeId: string): Promise<FundRow[]> {
  const found = await sql<FundRow>`with part as (
      select null::uuid as "entryId", 'Pay' as kind, day, month, payslip_id as "payslipId",
        sum(own)::bigint as own, sum(employer)::bigint as employer,
        sum(own + employer)::bigint as amount,
        null as note, null as "byKind", null::uuid as "byId", null as "undoneKind",
        null::uuid as "undoneId", null::timestamptz as "undoneAt", null as "undoneReason",
        null::timestamptz as created_at
      from (${shareLines(sql<boolean>`sheet.employee_id = ${employeeId}`)}) as share
      group by payslip_id, month, day having sum(own) <> 0 or sum(employer) <> 0
      union all
      select id, kind, entered_on, null, null, ${ofKind('Opening own')}, ${ofKind('Opening employer')},
        case kind when 'Withdrawal' then -amount else amount end, note, created_by_kind,
        created_by_id, undone_by_kind, undone_by_id, undone_at, undone_reason, created_at
      from fund_entry as entry where employee_id = ${employeeId}
      union all
      select null, brought.kind, ${lastDay('until_month')}, null, null, brought.own, brought.employer,
        brought.own + brought.employer, null, created_by_kind, created_by_id, null, null, null, null,
        created_at
      from opening_figure cross join lateral (values ('Opening own', fund_own, 0::bigint),
        ('Opening employer', 0::bigint, fund_employer)) as brought (kind, own, employer)
      where employee_id = ${employeeId} and brought.own + brought.employer > 0
        and ${countsBySheet('opening_figure.batch_id')})
    select "entryId", kind, day, month, "payslipId", own, employer, amount, note, "byKind", "byId",
      "undoneKind", "undoneId", "undoneAt", "undoneReason",
      coalesce(sum(amount) filter (where "undoneAt" is null) over in_turn, 0)::bigint as balance
    from part
    window in_turn as (order by day, created_at nulls first, "entryId", "payslipId", kind
      rows unbounded preceding)
    order by day, created_at nulls first, "entryId", "payslipId", kind`.execute(db);
  return found.rows;
}
