import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import { decidersOf, stepsOfAll } from '../../../../platform/decisions/find-decisions.ts';
import { showStep } from '../../../../platform/decisions/show-step.ts';
import type { StepRow } from '../../../../platform/decisions/store.ts';
import { findFiles } from '../../../../platform/files/file-rows.ts';
import { namesOfAccounts } from '../../../identity/public.ts';
import { nowsOf, namesAbove } from '../../../people/public.ts';
import type { LeaveDeps } from '../../deps.ts';
import { type ApplicationRow, findApplication } from '../../store/applications.ts';
import { daysOfApplications } from '../../store/days.ts';
import { isApproverOf, isInCompany, isOverridable } from './reach.ts';
import { never, type Condition } from '../../../../platform/db/condition.ts';

interface Reader {
  readonly actor: Actor;
  readonly parts: LeaveDeps;
  readonly clock: Clock;
}
interface Standing {
  readonly id: string;
  readonly own: boolean;
  readonly kept: boolean;
  readonly asked: boolean;
  readonly instead: boolean;
}

/** Nobody keeps or decides the own leave. */
const ofOwn = (id: string): Standing => ({
  id,
  own: true,
  kept: false,
  asked: false,
  instead: false,
});

/** What the reader is to each of them, in one query at most. */
async function standing(db: Handle, all: readonly ApplicationRow[], { actor, parts }: Reader) {
  const own = all.filter(({ employee }) => employee.id === actor.personId);
  const rows = all.filter(({ employee }) => employee.id !== actor.personId);
  const known = own.map(({ id }) => [id, ofOwn(id)] as const);
  if (rows.length === 0) return new Map(known);
  const waits = rows.some(({ status }) => status === 'Pending');
  const found = await sql<Standing>`
    select application.id, false as own, ${isInCompany(actor)} as kept,
      ${waits ? isApproverOf(actor, parts.decisionContext) : never} as asked,
      ${waits ? isOverridable(actor, parts.decisionContext) : never} as instead
    from leave_application as application join employee on employee.id = application.employee_id
    where application.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map([...known, ...found.rows.map((row) => [row.id, row] as const)]);
}

async function stepsByDecision(db: Handle, rows: readonly ApplicationRow[]) {
  const subjects = new Map(rows.map(({ decisionId, employee }) => [decisionId, employee.id]));
  const steps = await stepsOfAll(
    db,
    rows.flatMap(({ decisionId }) => decisionId ?? []),
  );
  const nameOf = await namesOfAccounts(db, steps.flatMap(decidersOf));
  const open = steps.filter(({ verdict }) => verdict === null);
  const above = await namesAbove(
    db,
    open.flatMap(({ decision_id: id }) => subjects.get(id) ?? []),
    open.map(({ approver }) => approver),
  );
  const whoIn = ({ decision_id: id, approver }: StepRow) => above(subjects.get(id) ?? '', approver);
  return new Map(
    [...Map.groupBy(steps, (step) => step.decision_id)].map(([id, own]) => [
      id,
      own.map((step) => showStep(step, whoIn(step), nameOf)),
    ]),
  );
}

/** Those agreed to that reach into a month which is closed for pay: they stand. */
async function closedOnes(db: Handle, rows: readonly ApplicationRow[], { parts }: Reader) {
  const agreed = rows.filter(({ status }) => status === 'Approved').map(({ id }) => id);
  const days = agreed.length === 0 ? [] : await daysOfApplications(db, agreed);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return new Set<string>();
  const people = [...new Set(days.map(({ employeeId }) => employeeId))];
  const closed = await parts.closedNow(db, people, first, last);
  const hit = days.filter(({ employeeId, day }) => closed.has(`${employeeId} ${day}`));
  return new Set(hit.map(({ id }) => id));
}

const isOpen = ({ status }: ApplicationRow): boolean => status === 'Draft' || status === 'Pending';

/** Applications as the calls answer them, with what the reader may do to each now. */
export async function showApplications(
  db: Handle,
  rows: readonly ApplicationRow[],
  reader: Reader,
): Promise<LeaveApplication[]> {
  if (rows.length === 0) return [];
  const { parts, clock } = reader;
  const mine = await standing(db, rows, reader);
  const steps = await stepsByDecision(db, rows);
  const files = await findFiles(
    db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
  const nowAt = await nowsOf(
    { db, clock },
    parts,
    rows.map(({ employee }) => employee.id),
  );
  const closed = await closedOnes(db, rows, reader);
  const shown: LeaveApplication[] = [];
  for (const row of rows) {
    const { own = false, kept = false, asked = false, instead = false } = mine.get(row.id) ?? {};
    const said = steps.get(row.decisionId ?? '') ?? [];
    const next =
      row.status === 'Pending' ? said.find(({ verdict }) => verdict === null) : undefined;
    const file = files.get(row.fileId ?? '');
    const now = nowAt(row.employee.id);
    const isToCome = row.from > now.today;
    shown.push({
      ...row,
      waitsFor: next?.who ?? [],
      steps: said,
      attachment: file ? { name: file.name, address: parts.addressOf(file, now.at) } : null,
      can: {
        change: isOpen(row) && (own || kept),
        remove: isOpen(row) && (own || kept),
        cancel: row.status === 'Approved' && !closed.has(row.id) && (kept || (own && isToCome)),
        decide: asked,
        override: instead && !asked,
      },
    });
  }
  return shown;
}

export async function readApplication(db: Handle, id: string, within: Condition, reader: Reader) {
  const row = await findApplication(db, id, within);
  const [record] = row ? await showApplications(db, [row], reader) : [];
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** The days of a list: of one year, this one unless told otherwise. */
export const isOfYear = (year: number): Condition =>
  sql<boolean>`application.start_on <= ${`${year}-12-31`} and application.start_on > ${addDays(`${year}-01-01`, -367)}
    and application.end_on >= ${`${year}-01-01`}`;
