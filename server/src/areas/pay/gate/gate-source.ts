import { causesToLookAt } from '@muster/contract/pay/gate/gate-causes.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { SqlPart } from '../store/calculation/part-of-amount.ts';
import { wasElsewhere } from '../store/gate/elsewhere.ts';
import type { RunBefore } from '../store/gate/run-before.ts';
import { isShown, shownSheets } from '../store/runs.ts';

export interface GateRun {
  readonly id: string;
  readonly concernId: string;
  readonly month: string;
  readonly from: string;
  readonly until: string;
  readonly before: RunBefore | undefined;
}

const pay = (
  runId: string | null,
): SqlPart => sql`select sheet.employee_id, sheet.id, sheet.attempt_id,
    sheet.net, sheet.department_id, sheet.designation_id, sheet.is_held, sheet.state
  from ${shownSheets} where sheet.run_id = ${runId} and ${isShown} and sheet.state <> 'Reversed'`;

const isAmong = (column: SqlPart, names: readonly string[]): Condition =>
  sql<boolean>`${column} = any(${[...names]}::text[])`;

/** Everyone with pay in this month or the one before, with the difference between them. */
const compared = ({ id, before }: GateRun): SqlPart => sql`
  now_pay as materialized (${pay(id)}),
  before_pay as materialized (${pay(before?.id ?? null)}),
  compared as materialized (
    select coalesce(here.employee_id, there.employee_id) as employee_id, here.id as sheet_id,
      here.attempt_id, here.net, there.net as before_net, here.state,
      ${before ? sql`coalesce(here.net, 0) - coalesce(there.net, 0)` : sql`0::bigint`} as difference,
      coalesce(here.department_id, there.department_id) as department_id,
      coalesce(here.designation_id, there.designation_id) as designation_id,
      there.department_id as before_department_id, coalesce(here.is_held, false) as is_held
    from now_pay as here full join before_pay as there on there.employee_id = here.employee_id)`;

/** What was found for those who have pay, and why the others have none any more; the rest is unexplained. */
const caused = ({ concernId, from, until, before }: GateRun): SqlPart => sql`
  found as materialized (
    select compared.employee_id, kept.cause, kept.amount
    from compared join pay_difference as kept on kept.attempt_id = compared.attempt_id
      and kept.employee_id = compared.employee_id
    where ${before ? sql`true` : sql`false`}
    union all
    select gone.employee_id, gone.cause, -gone.before_net
    from (select compared.employee_id, compared.before_net,
        case when employee.last_day <= ${until}::date then 'left'
          when ${wasElsewhere(sql`compared.employee_id`, sql`${concernId}::uuid`, [
            sql`${from}::date`,
            sql`${until}::date`,
          ])} then 'moved' end as cause
      from compared join employee on employee.id = compared.employee_id
      where compared.sheet_id is null) as gone
    where gone.cause is not null and gone.before_net <> 0),
  caused as materialized (
    select employee_id, cause, amount from found
    union all
    select compared.employee_id, 'unexplained', compared.difference - coalesce(sum(found.amount), 0)::bigint
    from compared left join found on found.employee_id = compared.employee_id
    group by compared.employee_id, compared.difference
    having compared.difference <> coalesce(sum(found.amount), 0))`;

const written = (text: SqlPart): SqlPart =>
  sql`upper(regexp_replace(${text}, '[^0-9A-Za-z]', '', 'g'))`;

/** Signs of pay for someone who is not there, or that goes where it should not. */
const checked = ({ concernId, month, from }: GateRun): SqlPart => sql`
  paid as materialized (select compared.employee_id, compared.is_held from compared
    where compared.sheet_id is not null and compared.net > 0),
  checked as materialized (
    select paid.employee_id, 'left' as name from paid join employee on employee.id = paid.employee_id
    where employee.last_day < ${from}::date
    union all
    select paid.employee_id, 'no-attendance' from paid
      join attendance_figure as figure on figure.concern_id = ${concernId}
        and figure.month = ${month} and figure.employee_id = paid.employee_id
    where figure.working > 0 and figure.present = 0 and figure.half_days = 0 and figure.leave = 0
      and figure.suspended = 0 and figure.long_leave = 0
    union all
    select paid.employee_id, 'same-account' from paid
      join employee_bank_account as account on account.employee_id = paid.employee_id
    where account.method <> 'Cash' and exists (select 1 from employee_bank_account as other
      where ${written(sql`other.account_number`)} = ${written(sql`account.account_number`)}
        and other.employee_id <> account.employee_id and other.method <> 'Cash' offset 0)
    union all
    select paid.employee_id, 'no-account' from paid
    where not paid.is_held and not exists (select 1 from employee_bank_account as account
      where account.employee_id = paid.employee_id)
    union all
    select paid.employee_id, 'same-national-id' from paid
      join person_detail as detail on detail.employee_id = paid.employee_id
    where exists (select 1 from person_detail as other
      where ${written(sql`other.national_id`)} = ${written(sql`detail.national_id`)}
        and other.employee_id <> detail.employee_id offset 0))`;

/** Whose difference was accepted, as long as the pay is what it was then. */
const accepted = ({ id }: GateRun): SqlPart => sql`
  accepted as materialized (
    select acceptance.* from pay_acceptance as acceptance
      join compared on compared.employee_id = acceptance.employee_id
    where acceptance.run_id = ${id} and acceptance.net is not distinct from compared.net
      and acceptance.before_net is not distinct from compared.before_net)`;

/** Whose difference has to be looked at, and was accepted by nobody. */
const open = sql`
  open as materialized (
    select distinct caused.employee_id from caused
    where ${isAmong(sql`caused.cause`, causesToLookAt)}
      and not exists (select 1 from accepted where accepted.employee_id = caused.employee_id))`;

export const differencesOf = (run: GateRun): SqlPart =>
  sql`${compared(run)}, ${caused(run)}, ${accepted(run)}, ${open}`;

export const gateOf = (run: GateRun): SqlPart => sql`${differencesOf(run)}, ${checked(run)}`;
