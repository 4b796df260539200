import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { daysOfSpan, type LeaveDay, totalOf } from '@muster/contract/leave/day-count.ts';
import type { Dice } from '../people/random.ts';
import type { demoLeaveTypes } from './leave-types.ts';
import { isThere, lately, type DemoWorker } from './workforce.ts';

export interface LeaveTaken {
  readonly worker: DemoWorker;
  readonly type: keyof typeof demoLeaveTypes;
  readonly from: string;
  readonly until: string;
  readonly reason: string;
  readonly days: readonly LeaveDay[];
}

const reasons = {
  casual: ['Family matter', 'Bank and land office', 'A wedding in the village', 'School admission'],
  sick: ['Fever', 'Dengue test and rest', 'Stomach upset', 'Eye infection'],
  annual: ['Visit to the family in Sylhet', "Trip to Cox's Bazar", 'Rest at home'],
  maternity: ['Birth of a child'],
  unpaid: ['Long leave as agreed'],
} as const;

const longest = { casual: 2, sick: 2, annual: 5, maternity: 365, unpaid: 365 };

/** What a span really takes of someone; nothing where days lie outside of what is planned. */
function taken(
  worker: DemoWorker,
  type: LeaveTaken['type'],
  from: string,
  until: string,
  dice: Dice,
) {
  const planOf = (day: string) => worker.plans.get(day);
  const first = planOf(from);
  const last = planOf(until);
  if (!first || !last || !isThere(worker, from) || !isThere(worker, until)) return undefined;
  const span = { from, until, startHalf: false, endHalf: false, minutes: null };
  const around = { planOf: (day: string) => planOf(day) ?? first, isOther: () => false };
  const days = daysOfSpan(span, { ...around, sandwich: 'none' });
  const reason = dice.pick(reasons[type]);
  return totalOf(days) > 0 ? { worker, type, from, until, reason, days } : undefined;
}

/** Those whom the demo shows at work are not away around today. */
const isShown = ({ email }: DemoWorker): boolean => email?.endsWith('@example.com') ?? false;

/** When someone was or will be away, as days from today, far enough from each other. */
function startsOf(worker: DemoWorker, dice: Dice): number[] {
  const starts = [-300, -240, -170, -110, -70]
    .filter(() => dice.between(1, 3) > 1)
    .map((day) => day + dice.between(0, 20));
  if (dice.between(1, 3) === 1) starts.push(-dice.between(14, lately - 8));
  if (isShown(worker)) return starts;
  if (dice.between(1, 12) === 1) starts.push(-dice.between(0, 2));
  if (dice.between(1, 7) === 1) starts.push(dice.between(22, 38));
  return starts;
}

const given = ['casual', 'sick'] as const;
const earned = ['casual', 'sick', 'annual'] as const;

function typeOf(worker: DemoWorker, start: number, dice: Dice): LeaveTaken['type'] {
  if (start > 0) return 'casual';
  const isConfirmed = worker.confirmedOn !== null;
  return dice.pick(isConfirmed ? earned : given);
}

/** The leave that was agreed to, of everyone; who is on long leave is away all the time. */
export function leaveTaken(
  workers: readonly DemoWorker[],
  today: string,
  dice: Dice,
): LeaveTaken[] {
  return workers.flatMap((worker) => {
    if (worker.managerId === null || worker.status === 'Left') return [];
    if (worker.status === 'Long leave') {
      const type = worker.gender === 'Female' ? 'maternity' : 'unpaid';
      const begun = worker.awayFrom ?? addDays(today, -lately);
      const from = worker.plans.has(begun) ? begun : addDays(today, -lately);
      const all = taken(worker, type, from, addDays(today, 40), dice);
      return all ? [all] : [];
    }
    return startsOf(worker, dice).flatMap((start) => {
      const type = typeOf(worker, start, dice);
      const from = addDays(today, start);
      const until = addDays(from, dice.between(0, longest[type] - 1));
      const one = taken(worker, type, from, until, dice);
      return one ? [one] : [];
    });
  });
}
