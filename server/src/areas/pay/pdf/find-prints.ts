import type { SheetState } from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { isShown } from '../store/runs.ts';
import { type LineRow, sheetColumns, type SheetFound, sheetSource } from '../store/sheets.ts';

/** What of a sheet is told on paper: its figures, not how they came about. */
export interface PrintedSheet extends Pick<
  SheetFound,
  | 'attemptId'
  | 'carried'
  | 'concern'
  | 'deductions'
  | 'department'
  | 'designation'
  | 'earnings'
  | 'employee'
  | 'gross'
  | 'id'
  | 'joinedOn'
  | 'kind'
  | 'month'
  | 'net'
  | 'paidAt'
  | 'paidDays'
  | 'payOn'
  | 'title'
> {
  readonly state: SheetState;
  readonly from: string;
  readonly until: string;
  readonly whole: number;
  readonly absence: number;
  readonly unpaidLeave: number;
  readonly overtime: number;
  readonly lates: number;
}

/** Many sheets at once; of what was agreed to and calculated again, the former. */
export async function findPrintedSheets(db: Handle, where: Condition): Promise<PrintedSheet[]> {
  const count = (name: string) =>
    sql`(input.inputs->'counts'->>${sql.lit(name)})::int as ${sql.ref(name)}`;
  const term = (name: string) => sql`attempt.terms->>${sql.lit(name)}`;
  const found = await sql<PrintedSheet>`select distinct on (sheet.id) ${sheetColumns},
      sheet.attempt_id as "attemptId", employee.joined_on as "joinedOn", period.pay_on as "payOn",
      ${term('from')} as "from", ${term('until')} as "until", (${term('whole')})::int as whole,
      ${count('absence')}, ${count('unpaidLeave')}, ${count('overtime')},
      (input.inputs->>'lates')::int as lates
    from ${sheetSource}
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
      join pay_period as period on period.concern_id = sheet.concern_id and period.month = sheet.month
    where ${where} and ${isShown}
    order by sheet.id, sheet.state = 'Generated'`.execute(db);
  return found.rows;
}

export type PrintedLine = Pick<LineRow, 'amount' | 'kind'> & {
  readonly name: string;
  readonly localName: string | null;
  /** the month it is for, where that is another */
  readonly forMonth: string | null;
};

/** The lines of each, by the id of its sheet, in their order. */
export async function findPrintedLines(
  db: Handle,
  sheets: readonly PrintedSheet[],
): Promise<ReadonlyMap<string, readonly PrintedLine[]>> {
  const column = (values: readonly string[]) => sql`${[...values]}::uuid[]`;
  const found = await sql<
    PrintedLine & { sheetId: string }
  >`select asked.id as "sheetId", line.kind,
      line.amount, component.name, component.local_name as "localName",
      line.for_month as "forMonth"
    from unnest(${column(sheets.map(({ id }) => id))},
        ${column(sheets.map(({ attemptId }) => attemptId))},
        ${column(sheets.map(({ employee }) => employee.id))}) as asked (id, attempt_id, employee_id)
      join salary_line as line on line.attempt_id = asked.attempt_id
        and line.employee_id = asked.employee_id
      join pay_component as component on component.id = line.component_id
    order by asked.id, line.place`.execute(db);
  return Map.groupBy(found.rows, ({ sheetId }) => sheetId);
}
