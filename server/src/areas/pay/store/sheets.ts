import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { RunKind } from '@muster/contract/pay/run-kinds.ts';
import type { EntryCause } from '@muster/contract/pay/payslip/line-why.ts';
import type { SheetState } from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { type PersonInputs, personInputs, type Terms } from '../rules/inputs.ts';
import { isShown, shownSheets } from './runs.ts';
import { linkedTo } from './linked.ts';

/** As people read it. */
export const sheetState = sql<SheetState>`case when sheet.is_held and sheet.state in ('Generated', 'Approved')
  then 'Held' else sheet.state end`;

/** The salary of a month, or the bonus of a festival. */
export const paidForColumns = sql`sheet.kind,
  (select run.title from salary_run as run where run.id = sheet.run_id) as title`;

export const sheetColumns = sql`sheet.id, sheet.run_id as "runId", sheet.month, ${paidForColumns}, ${sheetState} as state,
  json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
  ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
  ${linkedTo('designation')} as designation, sheet.paid_days as "paidDays", sheet.gross, sheet.earnings,
  sheet.deductions, sheet.net, sheet.employer, sheet.carried, sheet.paid_at as "paidAt"`;

export const sheetSource = sql`${shownSheets}
  join employee on employee.id = sheet.employee_id
  join concern on concern.id = sheet.concern_id
  join designation on designation.id = sheet.designation_id
  left join department on department.id = sheet.department_id`;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface SheetFound {
  readonly id: string;
  readonly runId: string;
  readonly attemptId: string;
  readonly month: string;
  readonly kind: RunKind;
  /** the festival of a bonus */
  readonly title: string | null;
  readonly state: SheetState;
  readonly keptState: 'Generated' | 'Approved' | 'Paid' | 'Reversed';
  readonly employee: Named & { readonly number: string };
  readonly joinedOn: string | null;
  readonly concern: Named;
  readonly department: Named | null;
  readonly designation: Named;
  readonly paidDays: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly carried: bigint;
  readonly paidAt: string | null;
  readonly payOn: string;
  readonly terms: Terms;
  readonly inputs: PersonInputs;
}

/** One sheet with all that explains it. */
export async function findSheet(db: Handle, where: Condition): Promise<SheetFound | undefined> {
  const found = await sql<SheetFound & { inputs: unknown }>`select ${sheetColumns},
      sheet.attempt_id as "attemptId", sheet.state as "keptState", employee.joined_on as "joinedOn",
      period.pay_on as "payOn", attempt.terms, input.inputs
    from ${sheetSource}
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
      join pay_period as period on period.concern_id = sheet.concern_id and period.month = sheet.month
    where ${where} and ${isShown}
    order by sheet.state = 'Generated' limit 1`.execute(db);
  const [row] = found.rows;
  return row && { ...row, inputs: personInputs.parse(row.inputs) };
}

/** Whether anyone of a run was paid: it is not cancelled any more. */
export async function hasPaid(db: Handle, runId: string): Promise<boolean> {
  const found = await sql`select 1 from salary_sheet where run_id = ${runId}
    and state in ('Paid', 'Reversed') limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Pay that was agreed to goes with its run; where that cannot be cancelled any more, it goes alone once it is held. */
export const mayLeave = async (
  db: Handle,
  { keptState, state, runId }: Pick<SheetFound, 'keptState' | 'state' | 'runId'>,
): Promise<boolean> =>
  keptState === 'Generated' ||
  (keptState === 'Approved' && state === 'Held' && (await hasPaid(db, runId)));

export interface LineRow {
  readonly place: number;
  readonly componentId: string;
  readonly kind: 'Earning' | 'Deduction' | 'Employer' | 'Information';
  readonly isInGross: boolean;
  readonly due: bigint;
  readonly amount: bigint;
  readonly computed: bigint | null;
  readonly sourceId: string | null;
  readonly cause: EntryCause | 'tax' | null;
  readonly reason: string | null;
  readonly note: string | null;
  /** of which it is an instalment */
  readonly loanSince: string | null;
  readonly loanPrincipal: bigint | null;
  /** who entered it, or set it otherwise than it was calculated */
  readonly authorKind: AccountKind | null;
  readonly authorId: string | null;
  readonly authorAt: string | null;
}

/**
 * Lines in their order. What was set by hand after a payslip was paid is told of the one that was calculated anew in
 * the same run, not of this one.
 */
export async function findSheetLines(db: Handle, sheet: SheetFound): Promise<LineRow[]> {
  const found = await sql<LineRow>`select line.place, line.component_id as "componentId", line.kind,
      line.in_gross as "isInGross", line.due, line.amount, line.computed,
      line.source_id as "sourceId", line.cause, override.reason,
      coalesce(entry.note, loan.note) as note, loan.created_at as "loanSince",
      loan.principal as "loanPrincipal",
      coalesce(override.set_by_kind, entry.created_by_kind) as "authorKind",
      coalesce(override.set_by_id, entry.created_by_id) as "authorId",
      coalesce(override.created_at, entry.created_at) as "authorAt"
    from salary_line as line
      left join salary_override as override on override.run_id = ${sheet.runId}
        and override.employee_id = line.employee_id and override.component_id = line.component_id
        and line.computed is not null
        and (${sheet.paidAt}::timestamptz is null or override.created_at <= ${sheet.paidAt}::timestamptz)
      left join salary_entry as entry on entry.id = line.source_id
      left join salary_loan as loan on loan.id = line.source_id
    where line.attempt_id = ${sheet.attemptId} and line.employee_id = ${sheet.employee.id}
    order by line.place`.execute(db);
  return found.rows;
}
