import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { leaveEntered } from '@muster/contract/leave/notices.ts';
import { noDays } from '@muster/contract/leave/refusals.ts';
import { applicationFlow } from '@muster/contract/leave/workflow.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import type { Now } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { keepFile, releaseFile } from '../../../platform/files/keep-file.ts';
import { newId } from '../../../platform/ids.ts';
import { moveFrom, transition } from '../../../platform/workflow/transition.ts';
import { lockPeopleRows, nowOfPerson } from '../../people/public.ts';
import type { LeaveAccount } from '../ledger.ts';
import { note } from '../../../platform/audit/note.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { refuseLeaveRequest, refuseLeaveSpan } from '../rules/refuse-leave-request.ts';
import {
  type ApplicationContent,
  changedWith,
  insertApplication,
  setDecision,
} from '../store/applications.ts';
import { lockCalendarShared } from '../store/counted-leave.ts';
import { findType } from '../store/types.ts';
import { type LeaveCount, countLeaveDays, refuseBlocked, refuseOverlap } from './count-days.ts';
import { lockApplication } from './lock-application.ts';
import { refuseClosed } from './refuse-closed.ts';
import { submit } from './submit.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { withdraw } from './withdraw.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Given = Input<typeof ownLeaveCalls.create>['body'];
export type ChangedApplication = Omit<
  Input<typeof leaveCalls.change>['body'],
  'status' | 'approved' | 'comment'
> & {
  readonly status?: 'Draft' | 'Pending';
};

/** On whose word: HR enters what others may not any more. */
export interface ChangeContext {
  readonly parts: LeaveDeps;
  readonly isByHr: boolean;
}

async function accountOf(tx: Tx, employeeId: string, leaveTypeId: string): Promise<LeaveAccount> {
  const [person] = await lockPeopleRows(tx, [employeeId]);
  if (!person) throw new Refusal(notFound);
  const type = await findType(tx, leaveTypeId);
  if (!type) throw new Refusal(ruleRefused, {}, [{ path: 'leaveType', code: 'gone', values: {} }]);
  return { person, type };
}

/** A draft may be anything that takes days; what is sent must stand up to every rule. */
async function count(
  tx: Tx,
  { person, type }: LeaveAccount,
  content: ApplicationContent,
  status: 'Draft' | 'Pending',
  { today }: Now,
  { isByHr, parts }: ChangeContext,
): Promise<LeaveCount> {
  refuseLeaveSpan(content);
  const counted = await countLeaveDays(tx, person, type, content);
  if (status === 'Draft') {
    if (counted.total === 0) throw new Refusal(noDays);
    return counted;
  }
  const { total, row } = counted;
  const hasPaper = content.fileId !== null;
  refuseLeaveRequest({ span: content, type, person, total, row, hasPaper, today, isByHr });
  refuseOverlap(counted);
  await refuseBlocked(tx, person, type, counted);
  await refuseClosed(tx, person.id, counted.days, parts.closedDays);
  return counted;
}

async function keep(call: LeaveCall<Tx>, before: string | null, after: string | null, at: string) {
  if (before === after) return;
  if (before !== null) await releaseFile(call.db, before, at);
  if (after !== null)
    await keepFile(call.db, {
      id: after,
      purpose: 'document',
      actor: call.actor,
      field: 'attachment',
      at,
    });
}

const aboutOf = (
  id: string,
  { person, type }: LeaveAccount,
  { from, until }: ApplicationContent,
  { total }: LeaveCount,
) => ({ id, employeeId: person.id, type: type.fullName, from, until, asked: total });

/** Applies for someone, or puts a draft aside; answers the id. */
export async function createApplication(
  call: LeaveCall<Tx>,
  employeeId: string,
  given: Given,
  way: ChangeContext,
): Promise<string> {
  const { db } = call;
  const { parts, isByHr } = way;
  const now = await nowOfPerson(call, parts, employeeId);
  const { status = 'Pending' } = given;
  const content: ApplicationContent = {
    leaveTypeId: given.leaveTypeId,
    from: given.from,
    until: given.until,
    startHalf: given.startHalf ?? false,
    endHalf: given.endHalf ?? false,
    minutes: given.minutes ?? null,
    reason: given.reason ?? null,
    fileId: given.fileId ?? null,
  };
  await lockCalendarShared(db);
  const account = await accountOf(db, employeeId, content.leaveTypeId);
  const counted = await count(db, account, content, status, now, way);
  const id = newId(now.at);
  const whole = { asked: counted.total, status, decisionId: null };
  await insertApplication(db, { id, employeeId }, content, whole, now.at);
  await keep(call, null, content.fileId, now.at);
  if (status === 'Pending') {
    const decisionId = await submit(call, { id, content }, account, counted, parts, now);
    await setDecision(db, id, decisionId);
  }
  const after = { employeeId, ...content, status, asked: counted.total };
  await note(call, { action: 'leave.create', record: 'leave_application', id, after });
  if (isByHr && status === 'Pending')
    await notifyApplicant(db, leaveEntered, aboutOf(id, account, content, counted), now.at);
  return id;
}

const contentOf = (row: ApplicationContent): ApplicationContent => ({
  leaveTypeId: row.leaveTypeId,
  from: row.from,
  until: row.until,
  startHalf: row.startHalf,
  endHalf: row.endHalf,
  minutes: row.minutes,
  reason: row.reason,
  fileId: row.fileId,
});

/** Until it is decided: what waited is taken back and asked anew, with the days counted anew. */
export async function changeApplication(
  call: LeaveCall<Tx>,
  id: string,
  { version, status: wanted, ...given }: ChangedApplication,
  within: Condition,
  way: ChangeContext,
): Promise<void> {
  const { db, actor } = call;
  const { parts, isByHr } = way;
  await lockCalendarShared(db);
  const held = await lockApplication(db, id, within);
  const now = await nowOfPerson(call, parts, held.person.id);
  const { row } = held;
  const status = wanted ?? (row.status === 'Draft' ? 'Draft' : 'Pending');
  const action = status === 'Pending' ? 'send' : row.status === 'Draft' ? 'save' : 'putAside';
  // whoever decided was faster: that says more than which fields are others now
  moveFrom(applicationFlow, row.status, action, { person: actor });
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'leave-application' }, id, parts);
  const before = contentOf(row);
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  const content: ApplicationContent = { ...before, ...Object.fromEntries(told) };
  if (row.status === 'Pending')
    await withdraw(db, held, parts.decisionContext, { ...parts, now, by: actor });
  const account = await accountOf(db, row.employee.id, content.leaveTypeId);
  const counted = await count(db, account, content, status, now, way);
  await keep(call, before.fileId, content.fileId, now.at);
  // what was sent back keeps what was said about it until it is sent again
  const said = row.status === 'Draft' ? row.decisionId : null;
  const decisionId =
    status === 'Pending' ? await submit(call, { id, content }, account, counted, parts, now) : said;
  await transition(
    db,
    applicationFlow,
    { id, state: row.status },
    action,
    { person: actor },
    {
      at: now.at,
      requestId: call.requestId,
      set: changedWith(content, { asked: counted.total, decisionId }, now.at),
      before: { ...before, asked: row.asked },
      after: { ...content, asked: counted.total },
    },
  );
  if (isByHr && status === 'Pending')
    await notifyApplicant(db, leaveEntered, aboutOf(id, account, content, counted), now.at);
}
