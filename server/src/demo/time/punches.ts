import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { instantAt } from '../../areas/attendance/rules/zone-time.ts';
import type { Dice } from '../people/random.ts';
import { isThere, type DemoWorker } from './workforce.ts';

export interface DemoPunch {
  readonly worker: DemoWorker;
  /** minutes since 1970 */
  readonly at: number;
  readonly direction: 'in' | 'out';
}

/** Minutes after the shift's start and end; nothing: no punch. */
function habitOf(dice: Dice): readonly [came: number | null, went: number | null] {
  const luck = dice.between(1, 100);
  if (luck <= 3) return [null, null];
  const came = luck <= 13 ? dice.between(12, 55) : dice.between(-18, 6);
  if (luck >= 98) return [came, null];
  if (luck >= 95) return [came, -dice.between(40, 150)];
  return [came, luck >= 84 ? dice.between(45, 150) : dice.between(0, 20)];
}

/** Thousands of days share a few shifts: each moment is worked out once. */
function clockIn(zone: string): (day: string, minutes: number) => number {
  const midnights = new Map<string, number>();
  return (day, minutes) => {
    const midnight = midnights.get(day) ?? instantAt(day, 0, zone);
    midnights.set(day, midnight);
    return midnight + minutes;
  };
}

export interface Hours {
  readonly today: string;
  readonly zone: string;
  /** minutes since 1970: nobody punches in the future */
  readonly now: number;
}

/** The days on which someone worked by a shift. */
function* workedBy(
  worker: DemoWorker,
  isAway: (id: string, day: string) => boolean,
  { today }: Hours,
) {
  // the employee of the demo forgot yesterday, and has not come yet
  const last = worker.email === 'employee@example.com' ? addDays(today, -2) : today;
  for (const { day, kind, shift } of worker.plans.values())
    if (day <= last && kind === 'work' && shift && isThere(worker, day) && !isAway(worker.id, day))
      yield { day, shift };
}

/** When people came and went on the days they were expected, up to now and in order. */
export function punchesOf(
  workers: readonly DemoWorker[],
  isAway: (id: string, day: string) => boolean,
  hours: Hours,
  dice: Dice,
): DemoPunch[] {
  const at = clockIn(hours.zone);
  const punches: DemoPunch[] = [];
  for (const worker of workers)
    for (const { day, shift } of workedBy(worker, isAway, hours)) {
      const [came, went] = habitOf(dice);
      const ends = shift.endsAt > shift.startsAt ? shift.endsAt : shift.endsAt + 1440;
      if (came !== null)
        punches.push({ worker, at: at(day, shift.startsAt + came), direction: 'in' });
      if (went !== null) punches.push({ worker, at: at(day, ends + went), direction: 'out' });
    }
  return punches
    .filter((punch) => punch.at <= hours.now)
    .toSorted((one, other) => one.at - other.at);
}
