import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { begunAlready } from '@muster/contract/leave/refusals.ts';
import { applicationFlow } from '@muster/contract/leave/workflow.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { releaseFile } from '../../../platform/files/keep-file.ts';
import { nowOfPerson } from '../../people/public.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { LeaveCall } from '../deps.ts';
import { movedAt } from '../store/applications.ts';
import { daysOfApplication, deleteDays } from '../store/days.ts';
import { type LockedApplication, lockApplication } from './lock-application.ts';
import { bookBack, type ReleaseContext, releaseBridgeDays } from './release-bridge-days.ts';
import { refuseClosed } from './refuse-closed.ts';
import type { ChangeContext } from './save-application.ts';
import { applicantNotices } from './notify-applicant.ts';
import { withdraw } from './withdraw.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** What was agreed to is given back, to the balances it was taken from. */
async function cancelAgreed(
  tx: Tx,
  { row, person, type }: LockedApplication,
  doer: ReleaseContext,
  { parts, isByHr }: ChangeContext,
): Promise<void> {
  const days = await daysOfApplication(tx, row.id);
  const [from = row.from, until = row.until] = [days[0]?.day, days.at(-1)?.day];
  if (!isByHr && from <= doer.now.today) throw new Refusal(begunAlready);
  await refuseClosed(tx, person.id, days, parts.closedDays);
  await deleteDays(tx, row.id, days);
  await bookBack(tx, { person, type }, days, row.id, doer);
  await parts.tell(tx, { employeeIds: [person.id], from, until });
  await releaseBridgeDays(tx, person, days, doer);
}

/** A draft that nobody decided on goes; what waits is taken back; what was agreed to is cancelled. */
export async function removeApplication(
  call: LeaveCall<Tx>,
  id: string,
  within: Condition,
  way: ChangeContext,
) {
  const { db, actor } = call;
  const { parts } = way;
  const held = await lockApplication(db, id, within);
  const now = await nowOfPerson(call, parts, held.person.id);
  const { row } = held;
  const doer = { ...parts, now, by: actor };
  const isUnsent = row.status === 'Draft' && row.decisionId === null;
  const action = isUnsent ? 'remove' : 'cancel';
  if (isUnsent && row.fileId) await releaseFile(db, row.fileId, now.at);
  if (row.status === 'Pending') await withdraw(db, held, parts.decisionContext, doer);
  if (row.status === 'Approved') await cancelAgreed(db, held, doer, way);
  const about = { ...row, employeeId: held.person.id, type: held.type.fullName };
  await transition(
    db,
    applicationFlow,
    { id, state: row.status },
    action,
    { person: actor },
    {
      at: now.at,
      requestId: call.requestId,
      set: movedAt(now.at),
      ...(way.isByHr && { tell: applicantNotices(about) }),
    },
  );
  return {};
}
