import {
  type DateForm,
  feedDates,
  type FeedField,
  type Mapped,
} from '@muster/contract/people/batches/sync-calls.ts';
import { feedDay } from './feed-day.ts';
import { type FeedRecord, textOf, valueAt } from './feed-values.ts';

/** By our fields, as someone would type them; blank: stays as it is. */
export type FeedCells = Readonly<Record<string, string | null>>;

/** Their word for ours, whatever its capitals; a word that is not in the list stays. */
function ourWord(text: string, values: Mapped['values'] = []): string {
  const same = (word: string) => word.trim().toLowerCase() === text.toLowerCase();
  return values.find(({ theirs }) => same(theirs))?.ours ?? text;
}

/** Without a number nobody is found: said so that the row is refused, not taken for someone new. */
export const noNumber = '(empty)';

const isDate = (field: FeedField): boolean => feedDates.includes(field);

/**
 * One record of theirs in our fields. A key that is missing says nothing, as a blank value does, and a
 * list or an object, which no field can hold.
 */
export function cellsOf(
  record: FeedRecord,
  mapping: readonly Mapped[],
  dateForm: DateForm,
): FeedCells {
  const cells = mapping.map(({ from, to, values }) => {
    const text = textOf(valueAt(record, from)) ?? '';
    const ours = text && ourWord(text, values);
    return [to, (isDate(to) ? feedDay(ours, dateForm) : ours) || null] as const;
  });
  const filled = Object.fromEntries(cells);
  return { ...filled, number: filled.number ?? noNumber };
}
