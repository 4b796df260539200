import { dayCount, dayNumber } from '@muster/contract/kernel/dates/dates.ts';
import type { Now } from '../../platform/now.ts';
import { nowWithin } from '../../platform/now.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Known } from '../company/load-staff.ts';
import { type Dice, diceOf } from '../people/random.ts';
import { leaveTaken } from './leave-taken.ts';
import { loadApplications } from './load-applications.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadLeave, loadTypes, type Types } from './load-leave.ts';
import { loadPunches } from './load-punches.ts';
import { punchesOf } from './punches.ts';
import { type DemoWorker, workersOf } from './workforce.ts';

interface Living {
  readonly types: Types;
  readonly workers: readonly DemoWorker[];
  readonly dice: Dice;
}

/** The leave of some people and what their days were like; answers when each came and went. */
export async function loadLives(tx: Tx, { types, workers, dice }: Living, now: Now) {
  const taken = leaveTaken(workers, now.today, dice);
  const agreed = await loadLeave(tx, { types, workers, taken }, now);
  const away = new Set(
    agreed.flatMap(({ worker, days }) => days.map(({ day }) => `${worker.id} ${day}`)),
  );
  const isAway = (id: string, day: string): boolean => away.has(`${id} ${day}`);
  const minute = Math.floor(Date.parse(now.at) / 60_000);
  const hours = { today: now.today, zone: now.zone, now: minute };
  return { isAway, punches: punchesOf(workers, isAway, hours, dice) };
}

/** The demo company lives in time: calendar, leave and punches, as seen from today. */
export async function loadTime(
  tx: Tx,
  people: Known,
  clock: Clock,
  { zone, punchedFrom }: { readonly zone: string; readonly punchedFrom: string },
): Promise<void> {
  const now = nowWithin(zone, clock.now());
  const depth = dayCount(punchedFrom, now.today) - 1;
  await loadCalendar(tx, people, now);
  const types = await loadTypes(tx, now.today);
  const workers = await workersOf(tx, now.today, depth);
  const dice = diceOf(dayNumber(now.today));
  const { isAway, punches } = await loadLives(tx, { types, workers, dice }, now);
  await loadPunches(tx, punches, depth, now);
  await loadApplications(tx, { types, workers, isAway, clock, now });
}
