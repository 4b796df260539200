import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { overlaps } from '@muster/contract/leave/refusals.ts';
import type { Now } from '../../../platform/now.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { askDecision } from '../../../platform/decisions/ask.ts';
import { type LeaveAccount, reserve } from '../ledger.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { usesOf } from '../rules/uses-of.ts';
import type { ApplicationContent } from '../store/applications.ts';
import { insertDays } from '../store/days.ts';
import type { LeaveTypeRow } from '../store/types.ts';
import type { LeaveCount } from './count-days.ts';

/** What those who decide are shown; `approved`: fewer days, said by one of them. */
const contentOf = (content: ApplicationContent, type: LeaveTypeRow, total: number) => ({
  type: type.fullName,
  shortName: type.shortName,
  colour: type.colour,
  from: content.from,
  until: content.until,
  startHalf: content.startHalf,
  endHalf: content.endHalf,
  minutes: content.minutes,
  reason: content.reason,
  days: total / wholeDay,
  approved: null,
});

/** The constraint has the last word, should two ever come at once. */
const asOverlap =
  (type: LeaveTypeRow, { from, until }: ApplicationContent) =>
  (error: unknown): never => {
    if (!isRefused(error) || error.constraint !== 'leave_day_once') throw error;
    throw new Refusal(overlaps, { type: type.fullName, from, until });
  };

/** Takes the days, sets them aside in the balance and asks those who decide; answers the decision. */
export async function submit(
  { db, actor }: LeaveCall<Tx>,
  { id, content }: { readonly id: string; readonly content: ApplicationContent },
  { person, type }: LeaveAccount,
  { days, total }: LeaveCount,
  parts: LeaveDeps,
  now: Now,
): Promise<string> {
  const owner = { id, employeeId: person.id };
  await insertDays(db, owner, days).catch(asOverlap(type, content));
  await reserve(
    db,
    { person, type },
    usesOf(days).map((use) => ({ ...use, applicationId: id })),
    now,
  );
  const asking = {
    subjectId: person.id,
    record: 'leave_application',
    recordId: id,
    content: contentOf(content, type, total),
  };
  const decision = await askDecision(
    db,
    parts.decisionContext,
    leaveDecision,
    asking,
    actor,
    now.at,
    type.chain,
  );
  return decision.id;
}
