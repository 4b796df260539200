import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { type Now, todayWhere } from '../../../platform/now.ts';
import { isReplaced } from '../documents/replaced.ts';
import { longestLate } from '../rules/reminder.ts';

/** Something that comes due, with whom it is about and the nearest mark that was told. */
export interface DueReminder {
  readonly recordId: string;
  readonly dueOn: string;
  readonly told: number | null;
  readonly personId: string;
  readonly name: string;
  readonly managerId: string | null;
  readonly concernId: string | null;
  /** of a paper */
  readonly title: string | null;
  /** how many people it is about, where it is not one */
  readonly count?: number;
}

interface Asked {
  readonly now: Now;
  /** the furthest that anyone is reminded ahead */
  readonly ahead: number;
  readonly after: string;
  readonly limit: number;
}

const told = (record: string, day: string) => sql`(select min(reminder.days_ahead)
  from person_reminder as reminder
  where reminder.record_id = ${sql.ref(record)} and reminder.due_on = ${sql.ref(day)})`;

const concern = sql`(select department.concern_id from department
  where department.id = employee.department_id)`;
const person = sql`employee.id as "personId", employee.name,
  employee.line_manager_id as "managerId", ${concern} as "concernId"`;

const between = (column: string, { now, ahead }: Asked) => {
  const today = todayWhere(now, concern);
  return sql`${sql.ref(column)} between ${today} - ${longestLate}::int and ${today} + ${ahead}::int`;
};

/** Papers of those who are here, without a newer one, a chunk at a time by their ids. */
export const documentsDue = async (db: Handle, asked: Asked): Promise<DueReminder[]> =>
  (
    await sql<DueReminder>`select document.id as "recordId", document.expires_on as "dueOn", document.title,
        ${told('document.id', 'document.expires_on')} as told, ${person}
      from person_document as document join employee on employee.id = document.employee_id
      where ${between('document.expires_on', asked)} and document.id > ${asked.after}
        and employee.status not in ('Left', 'Draft') and not ${isReplaced}
      order by document.id limit ${asked.limit}`.execute(db)
  ).rows;

export const confirmationsDue = async (db: Handle, asked: Asked): Promise<DueReminder[]> =>
  (
    await sql<DueReminder>`select employee.id as "recordId", employee.confirmation_due_on as "dueOn",
        null as title, ${told('employee.id', 'employee.confirmation_due_on')} as told, ${person}
      from employee
      where employee.status = 'Probation' and ${between('employee.confirmation_due_on', asked)}
        and employee.id > ${asked.after}
      order by employee.id limit ${asked.limit}`.execute(db)
  ).rows;

/** Leavers under whom people still stand; told again with every week that begins. */
export const teamsLeft = async (db: Handle, { now, after, limit }: Asked): Promise<DueReminder[]> =>
  (
    await sql<DueReminder>`select employee.id as "recordId", null as title, ${person}, team.count,
        week.begins::text as "dueOn", (select min(reminder.days_ahead)
          from person_reminder as reminder
          where reminder.record_id = employee.id and reminder.due_on = week.begins) as told
      from employee
      cross join lateral (select date_trunc('week', ${todayWhere(now, concern)})::date as begins) as week
      cross join lateral (select count(*)::int as count from employee as below
        where below.line_manager_id = employee.id and below.status not in ('Left', 'Draft')) as team
      where employee.status = 'Left' and team.count > 0 and employee.id > ${after}
      order by employee.id limit ${limit}`.execute(db)
  ).rows;

/** False: another run was faster. */
export const noteReminded = async (
  tx: Tx,
  { recordId, dueOn }: DueReminder,
  mark: number,
  at: string,
): Promise<boolean> =>
  (await tx
    .insertInto('person_reminder')
    .values({ record_id: recordId, due_on: dueOn, days_ahead: mark, created_at: at })
    .onConflict((old) => old.doNothing())
    .returning('record_id')
    .executeTakeFirst()) !== undefined;
