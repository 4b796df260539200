import type { Tx } from '../../../platform/db/transaction.ts';
import type { DecisionContext } from '../../../platform/decisions/decision-context.ts';
import { endDecision } from '../../../platform/decisions/many.ts';
import { release } from '../ledger.ts';
import { usesOf } from '../rules/uses-of.ts';
import { daysOfApplication, deleteDays } from '../store/days.ts';
import type { LockedApplication } from './lock-application.ts';
import { type ReleaseContext, releaseBridgeDays } from './release-bridge-days.ts';

/** The days of one that waits are free again. */
export async function freeWaiting(
  tx: Tx,
  { row, person, type }: LockedApplication,
  doer: ReleaseContext,
): Promise<void> {
  const days = await daysOfApplication(tx, row.id);
  await deleteDays(tx, row.id, days);
  await release(tx, { person, type }, usesOf(days));
  await releaseBridgeDays(tx, person, days, doer);
}

/** Takes one back that waits. */
export async function withdraw(
  tx: Tx,
  held: LockedApplication,
  decisionContext: DecisionContext,
  doer: ReleaseContext,
): Promise<void> {
  if (held.row.decisionId)
    await endDecision(tx, decisionContext.tell, held.row.decisionId, doer.now.at);
  await freeWaiting(tx, held, doer);
}
