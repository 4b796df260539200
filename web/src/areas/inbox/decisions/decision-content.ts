import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { isDay, isInstant } from '@muster/contract/kernel/dates/business-dates.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';

/** "leave-request", "fromDay", "bankId" as a person reads them, for what has no word yet. */
export function humanised(name: string): string {
  const spaced = name
    .replace(/(?<=.)Id$/, '')
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What the fields of a kind are called, if it says so. */
export type FieldWords = Readonly<Record<string, string>> | undefined;

export const contentFieldWord = (field: string, fields: FieldWords): string =>
  fields?.[field] ?? humanised(field);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value in words; nothing for what is empty. */
export function valueText(
  field: string,
  value: unknown,
  words: Words,
  language: Language,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? words.people.profile.yes : words.people.profile.no;
  if (typeof value === 'number') return render('{count}', { count: value }, language);
  if (isInstant(value)) return showMoment(value, language);
  if (isRecord(value) && typeof value.name === 'string') return value.name;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isDay(text)) return showDay(text, language);
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = words.people.values;
  return known[field]?.[text] ?? text;
}

export interface ContentLine {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What would change, field by field; a kind that changes nothing only tells what it has words for. */
export function contentLines({ content }: Pick<InboxItem, 'content'>, fields: FieldWords) {
  const { before, after, ...told } = content;
  if (!isRecord(after)) {
    const all = { ...told, ...(after !== undefined && { after }) };
    const names = fields
      ? Object.keys(fields).filter((field) => !isEmpty(content[field]))
      : Object.keys(all);
    return {
      isNew: true,
      rows: names.map((field): ContentLine => ({ field, before: null, after: content[field] })),
    };
  }
  const old = isRecord(before) ? before : {};
  return {
    isNew: Object.keys(old).length === 0,
    rows: Object.entries(after).map(([field, value]): ContentLine => ({
      field,
      before: old[field] ?? null,
      after: value,
    })),
  };
}
