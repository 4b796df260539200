import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { aroundSpan, type LeaveDay, totalOf } from '@muster/contract/leave/day-count.ts';
import type { Now } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PersonFacts } from '../../people/public.ts';
import type { LeaveListener } from '../events.ts';
import { type LeaveAccount, book, release } from '../ledger.ts';
import { looseBridges } from '../rules/bridges.ts';
import { usesOf } from '../rules/uses-of.ts';
import { lessen } from '../store/applications.ts';
import { deleteDays, findTaken, type TakenRow } from '../store/days.ts';
import { takenBy } from '../store/ledger/ledger.ts';
import { findType } from '../store/types.ts';
import type { ClosedDays } from '../../people/public.ts';
import { planOfPerson } from './count-days.ts';
import { showFewer } from './reading/show-fewer.ts';

export interface ReleaseContext {
  readonly now: Now;
  readonly by: Actor;
  readonly tell: LeaveListener;
  readonly closedDays: ClosedDays;
}

/** What was used goes back, as it was taken: month by month. */
export const givenBack = (days: readonly LeaveDay[], applicationId: string) =>
  usesOf(days).map((use) => ({
    ...use,
    kind: 'give back' as const,
    amount: -use.amount,
    applicationId,
  }));

/** Back to the balance it was taken of; none, if none was kept then. */
export async function bookBack(
  tx: Tx,
  account: LeaveAccount,
  days: readonly LeaveDay[],
  applicationId: string,
  { now, by }: ReleaseContext,
): Promise<void> {
  const taken = await takenBy(tx, [applicationId]);
  if (taken.has(applicationId)) await book(tx, account, givenBack(days, applicationId), now, by);
}

async function giveUp(
  tx: Tx,
  person: PersonFacts,
  rows: readonly TakenRow[],
  doer: ReleaseContext,
) {
  const [first] = rows;
  const type = first && (await findType(tx, first.leaveTypeId));
  if (!first || !type) return;
  const left = await lessen(tx, first.applicationId, totalOf(rows), doer.now.at);
  if (!left) return;
  await deleteDays(tx, first.applicationId, rows);
  const account = { person, type };
  if (!first.isAgreed) {
    if (left.decisionId) await showFewer(tx, left.decisionId, left.asked);
    return release(tx, account, usesOf(rows));
  }
  await bookBack(tx, account, rows, first.applicationId, doer);
  const days = rows.map(({ day }) => day);
  await doer.tell(tx, { employeeIds: [person.id], from: days[0] ?? '', until: days.at(-1) ?? '' });
}

/** Days were freed: free days next to them that others counted in between are given back to those. */
export async function releaseBridgeDays(
  tx: Tx,
  person: PersonFacts,
  freed: readonly LeaveDay[],
  doer: ReleaseContext,
): Promise<void> {
  const [first, last] = [freed[0]?.day, freed.at(-1)?.day];
  if (!first || !last) return;
  const [from, until] = [addDays(first, -aroundSpan), addDays(last, aroundSpan)];
  const [begin, end] = [addDays(from, -aroundSpan), addDays(until, aroundSpan)];
  const taken = await findTaken(tx, person.id, begin, end);
  if (!taken.some(({ isSandwich }) => isSandwich)) return;
  const planOf = await planOfPerson(
    tx,
    person.id,
    addDays(begin, -aroundSpan),
    addDays(end, aroundSpan),
  );
  // leave of a kind that counts no free days stands on no side of them
  const sides = taken.filter(({ isSandwich }) => isSandwich);
  const loose = new Set(looseBridges(sides, planOf));
  // a closed month stays as it is
  const closed = await doer.closedDays(tx, [person.id], from, until);
  const near = sides.filter(
    (row) =>
      loose.has(row) &&
      row.day >= from &&
      row.day <= until &&
      !closed.has(`${person.id} ${row.day}`),
  );
  for (const rows of Map.groupBy(near, ({ applicationId }) => applicationId).values())
    await giveUp(tx, person, rows, doer);
}
