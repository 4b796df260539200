import type { RosterRow } from '@muster/contract/calendar/roster-calls.ts';
import type { Shift } from '@muster/contract/calendar/shift-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { Words } from '../../../words/words.ts';

export type RosterCell = RosterRow['days'][number];
export type ShiftsById = ReadonlyMap<string, Shift>;

/** What fits into a cell. */
export function rosterSign(cell: RosterCell, shifts: ShiftsById, words: Words): string {
  const { roster } = words.calendar;
  if (cell.kind === 'off') return roster.offShort;
  if (cell.kind === 'holiday') return roster.holidayShort;
  const short = cell.shift ? (shifts.get(cell.shift.id)?.shortName ?? cell.shift.name) : '';
  return (short || roster.workShort) + (cell.isHalf ? '½' : '');
}

/** The same for those who hear the page, and under the pointer. */
export function rosterSentence(cell: RosterCell, words: Words, language: Language): string {
  const { roster } = words.calendar;
  const plain =
    cell.kind === 'work' ? (cell.shift?.name ?? roster.work) : (cell.holiday?.name ?? roster.off);
  const what = cell.isHalf
    ? render(roster.half, { what: plain, holiday: cell.holiday?.name ?? '' }, language)
    : plain;
  return cell.isSet ? render(roster.byHand, { what }, language) : what;
}

export const colourOf = (cell: RosterCell, shifts: ShiftsById): string | undefined =>
  cell.shift ? shifts.get(cell.shift.id)?.colour : undefined;
