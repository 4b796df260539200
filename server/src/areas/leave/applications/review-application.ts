import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { daysInBoth } from '@muster/contract/kernel/words/text-value.ts';
import type { leaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { moreThanAsked, overAlready, overStates } from '@muster/contract/leave/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { decide } from '../../../platform/decisions/decide.ts';
import { amendDecision } from '../../../platform/decisions/store.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { type ApplicationRow, findApplication } from '../store/applications.ts';
import { daysOfApplication } from '../store/days.ts';
import { findType } from '../store/types.ts';
import { mayRead } from './reading/reach.ts';
import { shareOf } from './reading/share-of.ts';
import { always } from '../../../platform/db/condition.ts';

type Given = Input<typeof leaveCalls.review>['body'];

/** Told when it is said, not only by the last of several who agree. */
async function refuseShare(tx: Tx, row: ApplicationRow, approved: number): Promise<void> {
  const type = await findType(tx, row.leaveTypeId);
  if (type) shareOf(await daysOfApplication(tx, row.id), approved, type);
}

function against(row: ApplicationRow, approved: number | undefined): Refusal | undefined {
  if (row.status !== 'Pending') return new Refusal(overAlready, { state: overStates[row.status] });
  if (approved !== undefined && approved > row.asked)
    return new Refusal(moreThanAsked, { asked: daysInBoth(row.asked / wholeDay) });
  return undefined;
}

/** Yes, perhaps to fewer days, or no: by the decision and nothing else. */
export async function reviewApplication(
  call: LeaveCall<Tx>,
  id: string,
  { status, approved, comment }: Given,
  { decisionContext }: LeaveDeps,
): Promise<void> {
  const { db, actor, clock, requestId } = call;
  const row = await findApplication(db, id, always);
  if (!row?.decisionId) throw new Refusal(notFound);
  const reason = against(row, approved);
  // whether there is such an application is told to those who may know; the decision asks the same again
  if (reason && !(await findApplication(db, id, mayRead(actor, decisionContext))))
    throw new Refusal(notFound);
  if (reason) throw reason;
  const verdict = status === 'Approved' ? 'approve' : 'reject';
  if (verdict === 'approve' && approved !== undefined) {
    if (await findApplication(db, id, mayRead(actor, decisionContext)))
      await refuseShare(db, row, approved);
    await amendDecision(db, row.decisionId, { approved: approved / wholeDay });
  }
  await decide(db, decisionContext, actor, row.decisionId, {
    verdict,
    comment,
    at: clock.now(),
    requestId,
  });
}
