import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CalendarListener } from '../../calendar/public.ts';
import { findPersonFacts, type LifeEvent, type LifeListener } from '../../people/public.ts';
import { findTouched, lockCalendarExclusive } from '../store/counted-leave.ts';
import type { RecountDeps } from './deps.ts';
import { recountName } from './recount-name.ts';
import { recountPeople } from './recount-people.ts';

/** The leave of more people than this is counted behind the request. */
const most = 1_000;
const farDay = '9999-12-31';

interface Changed {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

async function recountChanged(tx: Tx, changed: Changed, parts: RecountDeps): Promise<void> {
  const { clock } = parts;
  const { from, until } = changed;
  await lockCalendarExclusive(tx);
  const ids = await findTouched(tx, changed.employeeIds, { from, until });
  if (ids.length === 0) return;
  if (ids.length > most) {
    const employeeIds = changed.employeeIds === 'all' ? null : [...changed.employeeIds];
    await enqueue(tx, recountName, { from, until, employeeIds }, { clock });
    return;
  }
  await recountPeople(tx, ids, { from, until }, parts);
}

const places = ['departmentId', 'locationId', 'unitId', 'subUnitId'] as const;

/** Another place may have other holidays and rosters; who only gets another manager is planned as before. */
const isMove = ({ kind, before, after }: LifeEvent): boolean =>
  kind === 'left' ||
  kind === 'rewritten' ||
  (kind === 'changed' && places.some((place) => before?.[place] !== after[place]));

/** The first day on which something is different for someone. */
const dayOf = ({ from }: LifeEvent, today: string): string => (from && from < today ? from : today);

/** Someone who left long ago may be written down as late as today. */
async function firstAfterLeaving(tx: Tx, ids: readonly string[], from: string): Promise<string> {
  const found = await findPersonFacts(tx, ids);
  const days = found.flatMap(({ lastDay }) => lastDay ?? []);
  return [from, ...days].toSorted()[0] ?? from;
}

/**
 * What earlier rooms tell leave of, in the transaction in which it happens: other plans, another place
 * with other holidays, and the end of someone's time in the house.
 */
export const leaveListeners = (
  parts: RecountDeps,
): { plans: CalendarListener; life: LifeListener } => ({
  plans: (tx, changed) => recountChanged(tx, changed, parts),
  life: async (tx, events, { today }) => {
    const moved = events.filter(isMove);
    const [first] = moved.map((event) => dayOf(event, today)).toSorted();
    if (!first) return;
    const employeeIds = [...new Set(moved.map(({ employeeId }) => employeeId))];
    const gone = moved.some(({ after }) => after.status === 'Left');
    const from = gone ? await firstAfterLeaving(tx, employeeIds, first) : first;
    await recountChanged(tx, { employeeIds, from, until: farDay }, parts);
  },
});
