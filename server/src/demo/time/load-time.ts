import { dayNumber } from '@muster/contract/kernel/dates.ts';
import { momentOf } from '../../areas/people/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Known } from '../load-staff.ts';
import { diceOf } from '../people/random.ts';
import { leaveTaken } from './leave-taken.ts';
import { loadAsked } from './load-asked.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadLeave, loadTypes } from './load-leave.ts';
import { loadPunches } from './load-punches.ts';
import { punchesOf } from './punches.ts';
import { workersOf } from './workforce.ts';

/** The demo company lives in time: calendar, leave and punches, as seen from today. */
export async function loadTime(
  tx: Tx,
  people: Known,
  clock: Clock,
  { zone, days: depth }: { readonly zone: string; readonly days: number },
): Promise<void> {
  const now = { ...momentOf(clock, zone), zone };
  await loadCalendar(tx, people, now);
  const types = await loadTypes(tx, now.today);
  const workers = await workersOf(tx, now.today, depth);
  const dice = diceOf(dayNumber(now.today));
  const taken = leaveTaken(workers, now.today, dice);
  const agreed = await loadLeave(tx, { types, workers, taken }, now);
  const away = new Set(
    agreed.flatMap(({ worker, days }) => days.map(({ day }) => `${worker.id} ${day}`)),
  );
  const isAway = (id: string, day: string): boolean => away.has(`${id} ${day}`);
  const minute = Math.floor(Date.parse(now.at) / 60_000);
  const hours = { today: now.today, zone, now: minute };
  await loadPunches(tx, punchesOf(workers, isAway, hours, dice), depth, now);
  await loadAsked(tx, { types, workers, isAway, clock, now });
}
