import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Words } from '../../../words/words.ts';

const days: ReadonlySet<string> = new Set([
  'joinedOn',
  'confirmationDueOn',
  'confirmedOn',
  'lastDay',
  'birthOn',
]);

/** A value of a closed list in words; one that is not known stays as it is. */
export function valueWord(field: string, value: string, words: Words): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = words.people.values;
  return known[field]?.[value] ?? value;
}

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value;

/** A value of a person's record as a person reads it; nothing for what is empty. */
export function showValue(
  field: string,
  value: unknown,
  words: Words,
  language: Language,
): string | null {
  if (isNamed(value)) return value.name;
  if (typeof value === 'boolean') return value ? words.people.profile.yes : words.people.profile.no;
  if (typeof value !== 'string' || value === '') return null;
  return days.has(field) ? showDay(value, language) : valueWord(field, value, words);
}

/** What a field is called. */
export function fieldName(field: string, words: Words): string {
  const known: Readonly<Record<string, string>> = words.people.employee.fields;
  return known[field] ?? field;
}
