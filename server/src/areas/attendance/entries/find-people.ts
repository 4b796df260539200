import { countedAs } from '@muster/contract/attendance/attendance-rows.ts';
import { nobodyMatches, tooManyPeopleAtOnce } from '@muster/contract/attendance/refusals.ts';
import { correction } from '@muster/contract/attendance/decisions.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { couldDecide } from '../../../platform/decisions/approvers/could-decide.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import { whoIn } from '../reports/who.ts';
import type { EntryBody } from './asked-entry.ts';

/** A whole shift of a large house; more is a slip. */
const most = 2000;

interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}
export interface FoundPeople {
  /** whom the caller may enter times for */
  readonly people: readonly FoundPerson[];
  /** the own record among those who were chosen */
  readonly own: readonly FoundPerson[];
  /** chosen, and not the caller's to enter for */
  readonly others: number;
}

/** Those who were named, or all whom the daily report shows on that day by the same filters. */
const chosen = ({ actor }: Pick<AttendanceCall<Db>, 'actor'>, body: EntryBody) => {
  const { employeeIds, day, shift, status, ...asked } = body;
  if (employeeIds) return sql`employee where employee.id = any(${employeeIds}::uuid[])`;
  const who = whoIn(actor, asked);
  return sql`attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.day = ${day} and ${who.people} and ${who.on(sql.ref('judged.day'))}
      ${shift ? sql`and judged.shift_id = ${shift}` : sql``}
      ${status ? sql`and judged.status = any(${[...countedAs(status)]})` : sql``}`;
};

/** Whoever could decide on a correction of someone may enter their times; nobody the own. */
export async function findPeople(
  call: Pick<AttendanceCall<Db | Tx>, 'db' | 'actor' | 'clock'>,
  body: EntryBody,
  { decisionContext }: AttendanceDeps,
): Promise<FoundPeople> {
  const { db, actor, clock } = call;
  const may = couldDecide(decisionContext, actor, correction, sql.ref('employee.id'), clock.now());
  const found = await sql<FoundPerson & { isMine: boolean; isOwn: boolean }>`
    select employee.id, employee.name, employee.number, ${may} as "isMine",
      ${isOwnColumn(actor, 'employee.id')} as "isOwn"
    from ${chosen(call, body)} order by employee.id limit ${most + 1}`.execute(db);
  if (!body.employeeIds && found.rows.length === 0) throw new Refusal(nobodyMatches);
  if (found.rows.length > most) throw new Refusal(tooManyPeopleAtOnce, { most });
  const asPerson = ({ id, name, number }: FoundPerson) => ({ id, name, number });
  const own = found.rows.filter(({ isOwn }) => isOwn).map(asPerson);
  const people = found.rows.filter(({ isMine, isOwn }) => isMine && !isOwn).map(asPerson);
  if (people.length === 0 && own.length > 0) throw new Refusal(ownRecord);
  if (people.length === 0) throw new Refusal(notFound);
  const named = body.employeeIds ? new Set(body.employeeIds).size : found.rows.length;
  return { people, own, others: named - people.length - own.length };
}
