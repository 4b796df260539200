import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { isDay } from '@muster/contract/kernel/given-dates.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import { showDay } from '../../../ui/day-text.ts';
import { tellTime, timeText, timeWord } from './told-time.ts';
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

export function approverWord(approver: string, words: Words): string {
  const known: Readonly<Record<string, string>> = words.inbox.approvers;
  return known[approver] ?? humanised(approver);
}

/** What the fields of a kind are called. */
export function fieldWord(kind: string, field: string, words: Words): string {
  const { people } = words;
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    [profileChange.name]: people.employee.fields,
    [bankChange.name]: people.bank.fields,
  };
  return known[kind]?.[field] ?? timeWord(field, words) ?? humanised(field);
}

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
  const time = timeText(value, language);
  if (time !== undefined) return time;
  if (isRecord(value) && typeof value.name === 'string') return value.name;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isDay(text)) return showDay(text, language);
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = words.people.values;
  return known[field]?.[text] ?? text;
}

export interface Told {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What would change, field by field; a kind that changes nothing only tells. */
export function toldIn({ kind, content }: Pick<InboxItem, 'kind' | 'content'>) {
  const { before, after, ...told } = tellTime(kind, content) ?? content;
  if (!isRecord(after))
    return {
      isNew: true,
      rows: Object.entries({ ...told, ...(after !== undefined && { after }) }).map(
        ([field, value]): Told => ({ field, before: null, after: value }),
      ),
    };
  const old = isRecord(before) ? before : {};
  return {
    isNew: Object.keys(old).length === 0,
    rows: Object.entries(after).map(([field, value]): Told => ({
      field,
      before: old[field] ?? null,
      after: value,
    })),
  };
}
