import { carriedCauses, carriedKinds } from '@muster/contract/pay/payslip/carried.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import { countsBySheet } from '../../../../platform/sheets/batches/counts.ts';
import type { Terms } from '../../rules/inputs.ts';
import { dueLoans, isTakenFor } from '../loans.ts';
import { madeId } from '../made-id.ts';
import { isOfSettledSalary, isSettledSalary } from '../settled.ts';

/** Whose pay of a month is calculated together. */
export interface PaidTogether {
  readonly runId: string;
  readonly concernId: string;
  readonly terms: Terms;
}

/** What is owed to someone, or by them, for an earlier month. */
export interface OwedArrear {
  readonly employeeId: string;
  readonly month: string;
  readonly componentId: string;
  readonly kind: ComponentKind;
  readonly amount: bigint;
  readonly shouldBe: bigint;
  readonly wasPaid: bigint;
  /** by which pay it was agreed to for that month when it was found: what is found again then is the same */
  readonly settledBy: string;
}

/**
 * Deductions that there was too little pay for; a loan keeps its own balance, and what is absent is not taken later.
 * What is taken later is as it was when the pay was calculated: so it was said on the payslip.
 */
const fallenShort = ({ month }: Terms, ids: readonly string[]) => sql`
  short_line as materialized (
    select line.*, coalesce(line.for_month, sheet.month) as month
    from salary_sheet as sheet
      cross join lateral (select * from salary_line where attempt_id = sheet.attempt_id
        and employee_id = sheet.employee_id and kind = 'Deduction' and due > amount
        and cause is distinct from 'carried' offset 0) as line
    where sheet.employee_id = any(${[...ids]}::uuid[]) and ${isSettledSalary()} and sheet.carried > 0
      and sheet.month < ${month}),
  taken_later as materialized (
    select attempt.id as attempt_id, facts.id as component_id
    from salary_attempt as attempt cross join lateral jsonb_to_recordset(attempt.terms->'components')
      as facts (id uuid, "takenAs" text)
    where attempt.id in (select attempt_id from short_line)
      and facts."takenAs" = any(${[...carriedKinds]}::text[])),
  fallen_short as materialized (
    select line.employee_id, line.component_id, line.month, min(line.place) as place,
      sum(line.due - line.amount)::bigint as amount
    from short_line as line left join taken_later on taken_later.attempt_id = line.attempt_id
      and taken_later.component_id = line.component_id
    where taken_later.component_id is not null or line.cause = any(${[...carriedCauses]}::text[])
    group by 1, 2, 3)`;

/** What other pay took of it, less what it gave back, whichever was agreed to first, and by which pay. */
const takenSince = ({ month }: Terms, ids: readonly string[]) => sql`
  taken_since as materialized (
    select line.employee_id, line.component_id, line.for_month as month,
      sum(case line.kind when 'Earning' then -line.amount else line.amount end)::bigint as amount,
      string_agg(line.attempt_id::text, ',' order by line.attempt_id) as by
    from salary_line as line
    where line.employee_id = any(${[...ids]}::uuid[]) and line.cause = 'carried'
      and line.for_month < ${month} and ${isOfSettledSalary}
    group by 1, 2, 3)`;

/**
 * Added up of all pay that counts: so nothing is lost where months are agreed to in another order, or taken back. Where
 * more was taken than fell short by now, because the month was paid anew, the difference is given back.
 */
export const leftOver = (terms: Terms, ids: readonly string[]) => sql`
  ${fallenShort(terms, ids)}, ${takenSince(terms, ids)},
  balance as materialized (
    select employee_id, component_id, month, coalesce(short.amount, 0) - coalesce(taken.amount, 0) as rest,
      coalesce(short.place, 0) as place, coalesce(taken.by, '') as by
    from fallen_short as short full join taken_since as taken
      using (employee_id, component_id, month)),
  left_over as materialized (
    select employee_id, ${madeId(sql`employee_id::text || component_id || month || balance.by`)} as id,
      component_id, case when balance.rest > 0 then 'Deduction' else 'Earning' end as kind,
      abs(balance.rest) as amount, 'carried' as cause, month, place
    from balance where balance.rest <> 0)`;

const arrears = (owedFor: readonly OwedArrear[]) => sql`
  arrear as materialized (
    select "employeeId" as employee_id, ${madeId(
      sql`"employeeId" || month || "componentId" || kind || "settledBy"`,
    )} as id, "componentId" as component_id, kind, amount, 'arrear' as cause, month, place,
      jsonb_build_object('shouldBe', "shouldBe", 'wasPaid', "wasPaid") as facts
    from rows from (jsonb_to_recordset(${JSON.stringify(owedFor, (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    )}::jsonb) as ("employeeId" uuid, month text, "componentId" uuid, kind text, amount bigint,
        "shouldBe" bigint, "wasPaid" bigint, "settledBy" text))
      with ordinality as one ("employeeId", month, "componentId", kind, amount, "shouldBe", "wasPaid",
        "settledBy", place))`;

/** Whose entries and loans count in the pay of a company: of those who are in it at the end of the period. */
export const employedHere = ({ concernId, terms }: PaidTogether, ids: readonly string[]) => sql`
  employed_here as materialized (
    select last.employee_id from (
      select distinct on (period.employee_id) period.employee_id, period.department_id
      from employment_period as period
      where period.employee_id = any(${[...ids]}::uuid[])
        and period.from_date <= ${terms.until}::date and period.status not in ('Draft', 'Left')
      order by period.employee_id, period.from_date desc) as last
    join department on department.id = last.department_id and department.concern_id = ${concernId})`;

/** Entries that other pay of the month carries: of a company with other pay periods, in which someone was. */
const enteredElsewhere = ({ month }: Terms, ids: readonly string[]) => sql`
  select line.source_id from salary_sheet as sheet
    cross join lateral (select source_id from salary_line where attempt_id = sheet.attempt_id
      and employee_id = sheet.employee_id and cause = 'entry' and source_id is not null offset 0) as line
  where sheet.employee_id = any(${[...ids]}::uuid[]) and sheet.month = ${month} and ${isSettledSalary()}`;

/** What was entered for a month and is not paid yet, of those who are in the company. */
export const enteredFor = (terms: Terms, ids: readonly string[]) => sql`
  select entry.id, entry.employee_id, entry.component_id, entry.amount
  from salary_entry as entry join employed_here as here on here.employee_id = entry.employee_id
  where entry.employee_id = any(${[...ids]}::uuid[]) and entry.from_month <= ${terms.month}
    and (entry.to_month is null or entry.to_month >= ${terms.month})
    and ${countsBySheet('entry.batch_id')} and entry.id not in (${enteredElsewhere(terms, ids)})`;

/** What is paid or taken besides, by the concern in which someone is at the end of the period. */
export const additions = (
  given: PaidTogether,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
) => sql`
  ${employedHere(given, ids)},
  ${leftOver(given.terms, ids)},
  loan_due as materialized (${dueLoans(
    given.terms.month,
    sql<boolean>`loan.employee_id = any(${[...ids]}::uuid[]) and not ${isTakenFor(given.terms.month)}`,
  )}),
  ${arrears(owedFor)},
  addition as materialized (
    select entry.employee_id, entry.id, entry.component_id, component.kind, entry.amount,
      'entry' as cause, null as month, 0 as place, '{}'::jsonb as facts
    from (${enteredFor(given.terms, ids)}) as entry
      join pay_component as component on component.id = entry.component_id
    union all
    select loan_due.employee_id, loan_due.id, role.component_id, 'Deduction',
      least(loan_due.instalment, loan_due.balance), 'loan', null, 0,
      jsonb_build_object('leftBefore', loan_due.balance)
    from loan_due join employed_here as here on here.employee_id = loan_due.employee_id
      join pay_role as role on role.role = 'loan'
    union all
    select left_over.*, '{}' from left_over
      join employed_here as here on here.employee_id = left_over.employee_id
    union all
    select arrear.* from arrear join employed_here as here on here.employee_id = arrear.employee_id),
  entries as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('id', id, 'component', component_id,
      'kind', kind, 'amount', amount, 'cause', cause, 'month', month) || facts
        order by cause, month, place, id) as list
    from addition group by employee_id),
  overrides as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('component', component_id, 'amount', amount)
      order by component_id) as list
    from salary_override where run_id = ${given.runId} and employee_id = any(${[...ids]}::uuid[])
    group by employee_id)`;
