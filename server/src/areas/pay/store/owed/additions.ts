import { carriedCauses, carriedKinds } from '@muster/contract/pay/payslip/carried.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import { countsBySheet } from '../../../../platform/sheets/batches/counts.ts';
import type { Terms } from '../../rules/inputs.ts';
import { dueLoans } from '../loans.ts';
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
  /** by which pay it was agreed to for that month when it was found: what is found again then is the same */
  readonly settledBy: string;
}

/** Deductions that there was too little pay for; a loan keeps its own balance, and what is absent is not taken later. */
const fallenShort = ({ month }: Terms, ids: readonly string[]) => sql`
  fallen_short as materialized (
    select sheet.employee_id, line.component_id, coalesce(line.for_month, sheet.month) as month,
      min(line.place) as place, sum(line.due - line.amount)::bigint as amount
    from salary_sheet as sheet
      cross join lateral (select * from salary_line where attempt_id = sheet.attempt_id
        and employee_id = sheet.employee_id and kind = 'Deduction' and due > amount
        and cause is distinct from 'carried' offset 0) as line
      join pay_component as component on component.id = line.component_id
    where sheet.employee_id = any(${[...ids]}::uuid[]) and ${isSettledSalary()} and sheet.carried > 0
      and sheet.month < ${month} and (component.taken_as = any(${[...carriedKinds]}::text[])
        or line.cause = any(${[...carriedCauses]}::text[]))
    group by 1, 2, 3)`;

/** What other pay took of it, whichever was agreed to first, and by which pay. */
const takenSince = (ids: readonly string[]) => sql`
  taken_since as materialized (
    select line.employee_id, line.component_id, line.for_month as month,
      sum(line.amount)::bigint as amount, string_agg(line.attempt_id::text, ',' order by line.attempt_id) as by
    from salary_line as line
    where line.employee_id = any(${[...ids]}::uuid[]) and line.cause = 'carried' and ${isOfSettledSalary}
    group by 1, 2, 3)`;

/** Added up of all pay that counts: so nothing is lost where months are agreed to in another order, or taken back. */
export const leftOver = (terms: Terms, ids: readonly string[]) => sql`
  ${fallenShort(terms, ids)}, ${takenSince(ids)},
  left_over as materialized (
    select short.employee_id, ${madeId(
      sql`short.employee_id::text || short.component_id || short.month || coalesce(taken.by, '')`,
    )} as id, short.component_id, 'Deduction' as kind,
      short.amount - coalesce(taken.amount, 0) as amount, 'carried' as cause, short.month, short.place
    from fallen_short as short left join taken_since as taken
      on taken.employee_id = short.employee_id and taken.component_id = short.component_id
        and taken.month = short.month
    where short.amount > coalesce(taken.amount, 0))`;

const arrears = (owedFor: readonly OwedArrear[]) => sql`
  arrear as materialized (
    select "employeeId" as employee_id, ${madeId(
      sql`"employeeId" || month || "componentId" || kind || "settledBy"`,
    )} as id, "componentId" as component_id, kind, amount, 'arrear' as cause, month, place
    from rows from (jsonb_to_recordset(${JSON.stringify(owedFor, (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    )}::jsonb) as ("employeeId" uuid, month text, "componentId" uuid, kind text, amount bigint,
        "settledBy" text))
      with ordinality as one ("employeeId", month, "componentId", kind, amount, "settledBy", place))`;

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

/** What was entered for a month, of those who are in the company. */
export const enteredFor = ({ month }: Terms, ids: readonly string[]) => sql`
  select entry.id, entry.employee_id, entry.component_id, entry.amount
  from salary_entry as entry join employed_here as here on here.employee_id = entry.employee_id
  where entry.employee_id = any(${[...ids]}::uuid[]) and entry.from_month <= ${month}
    and (entry.to_month is null or entry.to_month >= ${month})
    and ${countsBySheet('entry.batch_id')}`;

/** What is paid or taken besides, by the concern in which someone is at the end of the period. */
export const additions = (
  given: PaidTogether,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
) => sql`
  ${employedHere(given, ids)},
  ${leftOver(given.terms, ids)},
  loan_due as materialized (${dueLoans(given.terms.month, sql<boolean>`loan.employee_id = any(${[...ids]}::uuid[])`)}),
  ${arrears(owedFor)},
  addition as materialized (
    select entry.employee_id, entry.id, entry.component_id, component.kind, entry.amount,
      'entry' as cause, null as month, 0 as place
    from (${enteredFor(given.terms, ids)}) as entry
      join pay_component as component on component.id = entry.component_id
    union all
    select loan_due.employee_id, loan_due.id, role.component_id, 'Deduction',
      least(loan_due.instalment, loan_due.balance), 'loan', null, 0
    from loan_due join employed_here as here on here.employee_id = loan_due.employee_id
      join pay_role as role on role.role = 'loan'
    union all
    select left_over.* from left_over
      join employed_here as here on here.employee_id = left_over.employee_id
    union all
    select arrear.* from arrear join employed_here as here on here.employee_id = arrear.employee_id),
  entries as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('id', id, 'component', component_id,
      'kind', kind, 'amount', amount, 'cause', cause, 'month', month)
        order by cause, month, place, id) as list
    from addition group by employee_id),
  overrides as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('component', component_id, 'amount', amount)
      order by component_id) as list
    from salary_override where run_id = ${given.runId} and employee_id = any(${[...ids]}::uuid[])
    group by employee_id)`;
