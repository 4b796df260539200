import type { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import { areOpen } from '../store/assignments.ts';
import { findSetDays } from '../store/planning.ts';
import { clearDays, upsertDays } from '../store/roster-days.ts';
import { emitCalendarChanged } from '../emit-calendar-changed.ts';
import { overHolidays } from './over-holidays.ts';
import { refuseForeignOrOwnRoster } from './reach.ts';

type Given = Input<typeof rosterCalls.setDays>['body'];
type Day = Given['days'][number];

const shiftOf = ({ set }: Day): string | null => (set === 'off' ? null : set);

async function refuseGone(tx: Tx, days: readonly Day[]): Promise<void> {
  const ids = [...new Set(days.map(({ set }) => set))].filter(
    (set) => set !== 'roster' && set !== 'off',
  );
  if (await areOpen(tx, 'shift', ids)) return;
  throw new Refusal(ruleRefused, {}, [{ path: 'days', code: 'gone', values: {} }]);
}

const spanOf = (days: readonly Day[]) => {
  const sorted = days.map(({ day }) => day).toSorted();
  return { from: sorted[0] ?? '', until: sorted.at(-1) ?? '' };
};

/** One entry a person: what was said of each day by hand, before and after. */
async function noteDays(
  call: CalendarCall<Tx>,
  days: readonly Day[],
  was: ReadonlyMap<string, Said>,
) {
  for (const [id, own] of Map.groupBy(days, (day) => day.employeeId)) {
    const said = (day: string): string => {
      const found = was.get(`${id} ${day}`);
      return found ? (found.shiftId ?? 'off') : 'roster';
    };
    await note(call, {
      action: 'roster.setDays',
      record: 'employee',
      id,
      before: Object.fromEntries(own.map(({ day }) => [day, said(day)])),
      after: Object.fromEntries(own.map(({ day, set }) => [day, set])),
    });
  }
}
type Said = { readonly shiftId: string | null };

/** Single days by hand: a shift, off, or back to what the roster says. */
export async function setDays(call: CalendarCall<Tx>, given: Given, parts: CalendarDeps) {
  const { db, actor, clock } = call;
  // said twice, the last word counts
  const days = [
    ...new Map(given.days.map((one) => [`${one.employeeId} ${one.day}`, one])).values(),
  ];
  const employeeIds = [...new Set(days.map((day) => day.employeeId))];
  await refuseForeignOrOwnRoster(db, actor, employeeIds);
  await refuseGone(db, days);
  const { from, until } = spanOf(days);
  const was = await findSetDays(db, employeeIds, from, until);
  const [back, set] = [
    days.filter((day) => day.set === 'roster'),
    days.filter((day) => day.set !== 'roster'),
  ];
  await clearDays(db, back);
  const rows = set.map((day) => ({ ...day, shiftId: shiftOf(day) }));
  await upsertDays(db, rows, given.note || null, clock.now());
  await noteDays(call, days, was);
  await emitCalendarChanged(call, parts, { employeeIds, from, until });
  return {
    overHolidays: await overHolidays(
      db,
      rows.filter(({ shiftId }) => shiftId !== null),
    ),
  };
}
