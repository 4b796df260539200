import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { personListFields, type ListField } from './list-kinds.ts';

/** What stands first in a row: the rest is named beside its value. */
export const titleFields = 2;

/** A value of a row as it is read; nothing for what is empty. */
export function showCell(
  { kind, name }: ListField,
  row: ListRow,
  language: Language,
): string | null {
  const value = row[name];
  if (value === null || value === undefined || value === '') return null;
  return kind === 'day' ? showDay(String(value), language) : String(value);
}

/** A row in a line. */
export const titleOf = (list: PersonList, row: ListRow, language: Language): string =>
  personListFields(list)
    .slice(0, titleFields)
    .map((field) => showCell(field, row, language))
    .filter(Boolean)
    .join(', ');
