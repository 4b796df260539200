import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { daysInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { type LeaveDay, totalOf, wholeDay } from '@muster/contract/leave/day-count.ts';
import { moreThanAsked, noHalves } from '@muster/contract/leave/refusals.ts';
import { firstDays, type Share, splitsADay } from '../../rules/fewer-days.ts';
import type { LeaveTypeRow } from '../../store/types.ts';

/** Fewer days that someone agrees to: no more than were asked for, and whole ones where the kind says so. */
export function shareOf(days: readonly LeaveDay[], approved: number, type: LeaveTypeRow): Share {
  const share = firstDays(days, approved);
  if (!share) throw new Refusal(moreThanAsked, { asked: daysInBoth(totalOf(days) / wholeDay) });
  if (!type.halfDays && splitsADay(share)) throw new Refusal(noHalves, { type: type.fullName });
  return share;
}
