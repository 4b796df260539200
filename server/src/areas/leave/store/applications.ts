import type { LeaveTypeName, LeaveState } from '@muster/contract/leave/calls/leave-calls.ts';
import { applicationsListed } from '@muster/contract/leave/leave-lists.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** An application as it is written and compared. */
export interface ApplicationContent {
  readonly leaveTypeId: string;
  readonly from: string;
  readonly until: string;
  readonly startHalf: boolean;
  readonly endHalf: boolean;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly fileId: string | null;
}

export interface ApplicationRow extends ApplicationContent {
  readonly id: string;
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly leaveType: LeaveTypeName;
  readonly asked: number;
  readonly approved: number | null;
  readonly status: LeaveState;
  readonly decisionId: string | null;
  readonly version: number;
  readonly createdAt: string;
}

const selection = sql`application.id, application.leave_type_id as "leaveTypeId",
  application.start_on as from, application.end_on as until,
  application.start_half as "startHalf", application.end_half as "endHalf", application.minutes,
  application.reason, application.file_id as "fileId", application.asked, application.approved,
  application.status, application.decision_id as "decisionId", application.version,
  application.created_at as "createdAt",
  jsonb_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
  jsonb_build_object('id', kind.id, 'fullName', kind.full_name, 'shortName', kind.short_name,
    'colour', kind.colour) as "leaveType"`;
const source = sql`leave_application as application
  join employee on employee.id = application.employee_id
  join leave_type as kind on kind.id = application.leave_type_id`;

/** By name along the index of people, whose applications are found by theirs. */
const orders = {
  applicationStartDate: sql`application.start_on`,
  applicationEndDate: sql`application.end_on`,
  name: [byWords(sql`employee.name`), sql`employee.id`],
  leaveType: byWords(sql`kind.full_name`),
  totalDays: sql`application.asked`,
  status: sql`application.status`,
  createdAt: sql`application.created_at`,
};

const applicationsQuery = (where: Condition, sort: string | undefined, page: Page) =>
  sql<ApplicationRow>`select ${selection} from ${source} where ${where}
    order by ${orderOf(applicationsListed, orders, sort, sql`application.id`)} ${cut(page)}`;

export const findApplications = async (
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
) => (await applicationsQuery(where, sort, page).execute(db)).rows;

export async function countApplications(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${source} where ${where} limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findApplication(
  db: Handle,
  id: string,
  within: Condition,
): Promise<ApplicationRow | undefined> {
  const where = sql<boolean>`application.id = ${id} and ${within}`;
  const [row] = await findApplications(db, where, undefined, { limit: 1, pageNo: 1 });
  return row;
}

interface Counted {
  readonly asked: number;
  readonly status: LeaveState;
  readonly decisionId: string | null;
}

const contentColumns = (content: ApplicationContent) => ({
  leave_type_id: content.leaveTypeId,
  start_on: content.from,
  end_on: content.until,
  start_half: content.startHalf,
  end_half: content.endHalf,
  minutes: content.minutes,
  reason: content.reason,
  file_id: content.fileId,
});

export const insertApplication = (
  tx: Tx,
  { id, employeeId }: { readonly id: string; readonly employeeId: string },
  content: ApplicationContent,
  counted: Counted,
  at: string,
) =>
  tx
    .insertInto('leave_application')
    .values({
      id,
      employee_id: employeeId,
      ...contentColumns(content),
      asked: counted.asked,
      status: counted.status,
      decision_id: counted.decisionId,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

/** What changes with its state: what it says now, how many days that takes, and who decides on it. */
export const changedWith = (
  content: ApplicationContent,
  counted: Omit<Counted, 'status'>,
  at: string,
) => ({
  ...contentColumns(content),
  asked: counted.asked,
  decision_id: counted.decisionId,
  ...movedAt(at),
});

/** Each step is a change that others see. */
export const movedAt = (at: string) => ({ version: sql`version + 1`, updated_at: at });

/** The one that was just put down waits for those who decide. */
export const setDecision = (tx: Tx, id: string, decisionId: string) =>
  tx
    .updateTable('leave_application')
    .set((row) => ({ decision_id: decisionId, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/**
 * Fewer free days count now: it takes that much less, of what was asked for and of what was agreed to.
 * Nothing: none of it would be left.
 */
export async function lessen(tx: Tx, id: string, amount: number, at: string) {
  const done = await sql<{
    asked: number;
    decisionId: string | null;
  }>`update leave_application set asked = asked - ${amount},
      approved = approved - ${amount}, version = version + 1, updated_at = ${at}
    where id = ${id} and coalesce(approved, asked) > ${amount}
    returning asked, decision_id as "decisionId"`.execute(tx);
  return done.rows[0];
}
