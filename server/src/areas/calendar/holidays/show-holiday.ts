import type { Holiday } from '@muster/contract/calendar/holiday-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findHoliday, type HolidayContent, type HolidayRow } from '../store/holidays.ts';
import { mayFreeAt } from './may-free.ts';

export const holidayLocations = ({ locations }: HolidayRow): string[] =>
  locations.map(({ id }) => id);

export async function showHolidays(
  db: Handle,
  actor: Actor,
  rows: readonly HolidayRow[],
): Promise<Holiday[]> {
  const mayFree = await mayFreeAt(db, actor);
  return rows.map((row) => {
    const may = mayFree(holidayLocations(row));
    return { ...row, can: { change: may, remove: may } };
  });
}

export const holidayContent = (row: HolidayRow): HolidayContent => ({
  name: row.name,
  from: row.from,
  until: row.until,
  type: row.type,
  colour: row.colour,
  locations: holidayLocations(row).toSorted(),
  recurring: row.recurring,
  half: row.half,
  active: row.active,
});

export async function readHoliday(db: Handle, actor: Actor, id: string) {
  const row = await findHoliday(db, id);
  const [record] = row ? await showHolidays(db, actor, [row]) : [];
  if (!record) throw new Refusal(notFound);
  return { record };
}
