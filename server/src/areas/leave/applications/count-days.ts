import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  aroundSpan,
  daysOfSpan,
  type LeaveDay,
  type LeaveSpan,
  totalOf,
} from '@muster/contract/leave/day-count.ts';
import { blockedDays, overlaps } from '@muster/contract/leave/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { plansOf } from '../../calendar/public.ts';
import type { PersonFacts } from '../../people/public.ts';
import { inARow } from '../rules/in-a-row.ts';
import { blocksFor } from '../store/blocks.ts';
import { findTaken, type TakenRow } from '../store/days.ts';
import type { LeaveTypeRow } from '../store/types.ts';

/** What someone is expected to do on each day of a span. */
export async function planOfPerson(db: Handle, employeeId: string, from: string, until: string) {
  const plans = (await plansOf(db, [employeeId], from, until)).get(employeeId) ?? [];
  const byDay = new Map(plans.map((plan) => [plan.day, plan]));
  return (day: string) => {
    const plan = byDay.get(day);
    if (!plan) throw new Error(`${day} lies outside of the plan`);
    return plan;
  };
}

export interface LeaveCount {
  readonly days: readonly LeaveDay[];
  readonly total: number;
  /** with what stands next to it of the same kind */
  readonly row: number;
  readonly taken: readonly TakenRow[];
}

/** The days that a span takes of someone, next to all other leave they have or asked for. */
export async function countLeaveDays(
  db: Handle,
  person: PersonFacts,
  type: LeaveTypeRow,
  span: LeaveSpan,
): Promise<LeaveCount> {
  // neighbours of neighbours count for what is in a row
  const reach = 2 * aroundSpan + (type.mostInARow ?? 0);
  const [first, last] = [addDays(span.from, -reach), addDays(span.until, reach)];
  const planOf = await planOfPerson(
    db,
    person.id,
    addDays(first, -aroundSpan),
    addDays(last, aroundSpan),
  );
  const taken = await findTaken(db, person.id, first, last);
  const bridging = new Set(
    taken.filter(({ isSandwich }) => isSandwich).map(({ day, half }) => `${day} ${half}`),
  );
  const isOther = (day: string, half: 1 | 2): boolean => bridging.has(`${day} ${half}`);
  const days = daysOfSpan(span, { planOf, isOther, sandwich: type.sandwich });
  const same = taken.filter(({ leaveTypeId }) => leaveTypeId === type.id);
  return {
    days,
    total: totalOf(days),
    row: days.length === 0 ? 0 : inARow(days, same, planOf),
    taken,
  };
}

/** Nobody is away twice; hours go beside nothing else on their day. */
export function refuseOverlap({ days, taken }: LeaveCount): void {
  const clash = taken.find((other) =>
    days.some(
      ({ day, half }) => day === other.day && (half === other.half || half * other.half === 0),
    ),
  );
  if (!clash) return;
  const { typeName, from, until } = clash;
  throw new Refusal(overlaps, { type: typeName, from, until });
}

export async function refuseBlocked(
  db: Handle,
  { departmentId }: PersonFacts,
  type: LeaveTypeRow,
  { days }: LeaveCount,
): Promise<void> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return;
  const blocks = await blocksFor(db, departmentId, { from: first, until: last }, type.id);
  const hit = blocks.find(({ from, until }) => days.some(({ day }) => day >= from && day <= until));
  if (hit) throw new Refusal(blockedDays, { name: hit.name, from: hit.from, until: hit.until });
}
