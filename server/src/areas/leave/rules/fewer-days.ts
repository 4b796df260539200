import { type LeaveDay, totalOf } from '@muster/contract/leave/day-count.ts';

export interface Share {
  readonly taken: readonly LeaveDay[];
  readonly freed: readonly LeaveDay[];
}

/** The first of the days, as many as were agreed to; nothing where they do not come to that. */
export function firstDays(days: readonly LeaveDay[], approved: number): Share | undefined {
  const taken: LeaveDay[] = [];
  for (const day of days) if (totalOf(taken) + day.amount <= approved) taken.push(day);
  return totalOf(taken) === approved ? { taken, freed: days.slice(taken.length) } : undefined;
}

/** A part of one of the days is agreed to and the rest of it is not. */
export const splitsADay = ({ taken, freed }: Share): boolean =>
  taken.length > 0 && taken.at(-1)?.day === freed[0]?.day;
