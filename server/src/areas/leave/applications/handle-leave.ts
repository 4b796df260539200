import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { totalOf, wholeDay } from '@muster/contract/leave/day-count.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { applicationFlow } from '@muster/contract/leave/workflow.ts';
import type { ReadNow } from '../../../platform/now.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DecisionHandler } from '../../../platform/decisions/decision-context.ts';
import type { Decision } from '../../../platform/decisions/store.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { LeaveListener } from '../events.ts';
import { nowOfPerson } from '../../people/public.ts';
import { book, release } from '../ledger.ts';
import type { ClosedDays } from '../../people/public.ts';
import { usesOf } from '../rules/uses-of.ts';
import { movedAt } from '../store/applications.ts';
import { agreeDays, daysOfApplication, deleteDays } from '../store/days.ts';
import { type LockedApplication, lockApplication } from './lock-application.ts';
import { type ReleaseContext, releaseBridgeDays } from './release-bridge-days.ts';
import { refuseClosed } from './refuse-closed.ts';
import { shareOf } from './reading/share-of.ts';
import { freeWaiting } from './withdraw.ts';
import { always } from '../../../platform/db/condition.ts';

/** The verdict itself is told and noted by the decision. */
const decided = (
  tx: Tx,
  { row }: LockedApplication,
  action: 'approve' | 'reject' | 'sendBack',
  { by, now: { at } }: ReleaseContext,
  set: object = {},
) =>
  transition(
    tx,
    applicationFlow,
    { id: row.id, state: row.status },
    action,
    { verdict: by },
    {
      at,
      requestId: null,
      set: { ...set, ...movedAt(at) },
    },
  );

/** The last yes: the days are taken of the balance, those not agreed to are free again. */
async function agree(
  tx: Tx,
  held: LockedApplication,
  approved: number | null,
  doer: ReleaseContext,
): Promise<void> {
  const { row, person, type } = held;
  const account = { person, type };
  const days = await daysOfApplication(tx, row.id);
  // some may have become free since fewer were agreed to
  const most = Math.min(approved ?? totalOf(days), totalOf(days));
  const { taken, freed } = shareOf(days, most, type);
  await refuseClosed(tx, person.id, taken, doer.closedDays);
  await deleteDays(tx, row.id, freed);
  await agreeDays(tx, row.id);
  await release(tx, account, usesOf(days));
  const uses = usesOf(taken).map((use) => ({ ...use, applicationId: row.id }));
  await book(tx, account, uses, doer.now, doer.by);
  await decided(tx, held, 'approve', doer, { approved: totalOf(taken) });
  const [from = row.from, until = row.until] = [taken[0]?.day, taken.at(-1)?.day];
  await doer.tell(tx, { employeeIds: [person.id], from, until });
  await releaseBridgeDays(tx, person, freed, doer);
}

const reach = always;

interface Parts {
  readonly now: ReadNow;
  readonly clock: Clock;
  readonly tell: LeaveListener;
  readonly closedDays: ClosedDays;
}

/** No yes: the days it took are free again. */
async function free(
  tx: Tx,
  decision: Decision,
  by: Actor,
  action: 'reject' | 'sendBack',
  parts: Parts,
): Promise<void> {
  const held = await lockApplication(tx, decision.record_id, reach);
  const now = await nowOfPerson({ db: tx, clock: parts.clock }, parts, held.person.id);
  const doer = { ...parts, now, by };
  await freeWaiting(tx, held, doer);
  await decided(tx, held, action, doer);
}

/** What a verdict on leave does, in the transaction of the verdict. */
export const handleLeave = (parts: Parts): DecisionHandler => ({
  kind: leaveDecision,
  approved: async (tx, decision, by) => {
    const held = await lockApplication(tx, decision.record_id, reach);
    const now = await nowOfPerson({ db: tx, clock: parts.clock }, parts, held.person.id);
    const { approved } = leaveDecision.content.parse(decision.content);
    const amount = approved === null ? null : Math.round(approved * wholeDay);
    await agree(tx, held, amount, { ...parts, now, by });
  },
  rejected: (tx, decision, by) => free(tx, decision, by, 'reject', parts),
  returned: (tx, decision, by) => free(tx, decision, by, 'sendBack', parts),
});
