import { companySection } from '@muster/contract/organisation/settings.ts';
import { addDays, dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CalendarListener } from '../../calendar/public.ts';
import type { LeaveListener } from '../../leave/public.ts';
import type { LifeEvent, LifeListener } from '../../people/public.ts';
import { recomputeName } from './recompute-name.ts';
import { findOfConcern, findEmployedIds } from '../store/facts.ts';
import { lastDayAnywhere } from '../../../platform/now.ts';
import { markStale, readHorizon, type DaySpan } from '../store/stale.ts';

/** More than this is not marked day by day but judged anew behind the request. */
const most = 20_000;

/** The part of a span that may have been judged: kept, and begun in some zone of the world. */
function keptPart({ from, until }: DaySpan, kept: DaySpan, clock: Clock): DaySpan {
  const last = lastDayAnywhere(clock.now());
  return { from: from < kept.from ? kept.from : from, until: until > last ? last : until };
}

/** Days of people are different now: before the next one reads them, they are judged anew. */
export async function noteDaysChanged(
  tx: Tx,
  ids: readonly string[] | 'all',
  span: DaySpan,
  clock: Clock,
): Promise<void> {
  const kept = await readHorizon(tx);
  if (!kept) return;
  const part = keptPart(span, kept, clock);
  if (part.until < part.from) return;
  const people = ids === 'all' ? await findEmployedIds(tx, part) : ids;
  if (people.length * dayCount(part.from, part.until) <= most) {
    await markStale(tx, people, part, clock.now());
    return;
  }
  const employeeIds = ids === 'all' ? null : [...ids];
  await enqueue(tx, recomputeName, { ...part, employeeIds }, { clock });
}

type Told = Pick<LifeEvent, 'employeeId'> & { readonly from: string };

/** Many people at once, each from an own day on: as few statements as there are such days. */
async function noteLives(tx: Tx, told: readonly Told[], until: string, clock: Clock) {
  const kept = await readHorizon(tx);
  if (!kept) return;
  const first = told.map(({ from }) => (from < kept.from ? kept.from : from));
  const marks = first.reduce((sum, from) => sum + dayCount(from, until), 0);
  const all = first.reduce((least, from) => (from < least ? from : least), until);
  const groups =
    marks > most ? new Map([[all, told]]) : Map.groupBy(told, (_, index) => first[index] ?? all);
  for (const [from, people] of groups) {
    const ids = [...new Set(people.map(({ employeeId }) => employeeId))];
    await noteDaysChanged(tx, ids, { from, until }, clock);
  }
}

/** The shift of a day says which punches of the days beside it are its own: they are judged anew too. */
const beside = ({ from, until }: DaySpan): DaySpan => ({
  from: addDays(from, -1),
  until: addDays(until, 1),
});

/** What earlier rooms tell attendance of, in the transaction in which it happens. */
export const attendanceListeners = (
  clock: Clock,
): { plans: CalendarListener; leave: LeaveListener; life: LifeListener } => ({
  plans: (tx, { employeeIds, ...span }) => noteDaysChanged(tx, employeeIds, beside(span), clock),
  leave: (tx, { employeeIds, from, until }) =>
    noteDaysChanged(tx, employeeIds, { from, until }, clock),
  // what begins today or later is judged by the periods anyway; only what was rewritten is told here
  life: async (tx, events, { today }) => {
    const told = events.flatMap(({ employeeId, from }) =>
      from ? [{ employeeId, from: addDays(from, -1) }] : [],
    );
    if (told.length > 0) await noteLives(tx, told, today, clock);
  },
});

/** Another zone: shifts and midnights lie elsewhere on every day that is kept, but for closed months. */
export const noteZone =
  (clock: Clock) =>
  async (tx: Tx, keys: readonly string[], concernId: string | null): Promise<void> => {
    if (!keys.includes(companySection.settings.zone.key)) return;
    const ids = concernId === null ? 'all' : await findOfConcern(tx, concernId);
    const span = { from: '', until: lastDayAnywhere(clock.now()) };
    await noteDaysChanged(tx, ids, span, clock);
  };
