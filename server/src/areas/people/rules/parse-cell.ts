import type { CellFaultCode } from '@muster/contract/people/batch-faults.ts';
import { faultOf } from '@muster/contract/kernel/fault.ts';
import { isGivenDay } from '@muster/contract/kernel/given-dates.ts';
import type { SentenceValue } from '@muster/contract/kernel/sentence.ts';
import { plainGiven } from '@muster/contract/people/employee.ts';
import { parseDay } from './parse-day.ts';
import { choices, dayFields, flagFields, flagWord, wordOf } from './sheet-fields.ts';

export type Value = string | boolean | null;
export interface Wrong {
  readonly code: CellFaultCode;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}
/** A cell says nothing, or a value (null: cleared), or something that is wrong. */
export type Said = 'stays' | { readonly value: Value } | { readonly wrong: Wrong };

const cleared = new Set(['(empty)', '(খালি)']);
const neverEmpty = new Set(['number', 'name', 'designationId', 'departmentId', ...flagFields]);

const same = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
const either = (text: string, words: readonly string[]): boolean =>
  words.some((word) => same(word, text));

function flag(text: string): Said {
  if (either(text, [flagWord(true, 'en'), flagWord(true, 'bn'), 'true', '1']))
    return { value: true };
  if (either(text, [flagWord(false, 'en'), flagWord(false, 'bn'), 'false', '0']))
    return { value: false };
  return { wrong: { code: 'not-a-flag' } };
}

function choice(field: string, text: string): Said {
  const found = (choices[field] ?? []).find((value) =>
    either(text, [value, wordOf(field, value, 'en'), wordOf(field, value, 'bn')]),
  );
  return found === undefined ? { wrong: { code: 'not-a-choice' } } : { value: found };
}

function day(text: string): Said {
  const value = parseDay(text);
  if (value === null) return { wrong: { code: 'not-a-day' } };
  return isGivenDay(value) ? { value } : { wrong: { code: 'out-of-range' } };
}

/** By the schema that a form is held against; its findings in the words of a sheet. */
function plain(field: keyof typeof plainGiven, text: string): Said {
  const read = plainGiven[field].safeParse(text, { reportInput: true });
  if (read.success) return { value: read.data };
  const issue = read.error.issues[0];
  const { code, values } = issue ? faultOf(issue) : { code: 'characters' as const, values: {} };
  if (code === 'too-long') return { wrong: { code, values } };
  return { wrong: { code: code === 'email' ? 'not-an-email' : 'characters' } };
}

const isPlain = (field: string): field is keyof typeof plainGiven => field in plainGiven;

/** What a cell says of a field; names of links and numbers of managers stay as they were typed. */
export function parseCell(field: string, typed: string | null | undefined): Said {
  const text = typed?.trim() ?? '';
  if (text === '') return 'stays';
  if (cleared.has(text.toLowerCase()))
    return neverEmpty.has(field) ? { wrong: { code: 'cannot-be-empty' } } : { value: null };
  if (flagFields.includes(field)) return flag(text);
  if (dayFields.includes(field)) return day(text);
  if (choices[field]) return choice(field, text);
  if (field === 'number' && text.includes('@')) return { wrong: { code: 'not-a-number' } };
  return isPlain(field) ? plain(field, text) : { value: text };
}
