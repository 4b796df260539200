import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import type { SheetFaultCode } from '@muster/contract/kernel/sheets/sheet-faults.ts';
import type { SentenceValue } from '@muster/contract/kernel/words/sentence.ts';
import { parseDay } from './parse-day.ts';

export type CellValue = string | boolean | null;
export interface WrongCell<Code extends string = SheetFaultCode> {
  readonly code: Code;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}
/** A cell says nothing, or a value (null: cleared), or something that is wrong. */
export type CellReading<Code extends string = SheetFaultCode> =
  | 'stays'
  | { readonly value: CellValue }
  | { readonly wrong: WrongCell<Code> };

const cleared = new Set(['(empty)', '(খালি)']);
export const isCleared = (text: string): boolean => cleared.has(text.toLowerCase());

const same = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

/** One of some values, by any of its words. */
export function readChoice(
  text: string,
  values: readonly string[],
  wordsOf: (value: string) => readonly string[],
): CellReading {
  const found = values.find((value) => [value, ...wordsOf(value)].some((word) => same(word, text)));
  return found === undefined ? { wrong: { code: 'not-a-choice' } } : { value: found };
}

export function readFlag(
  text: string,
  wordsOf: (value: boolean) => readonly string[],
): CellReading {
  for (const [value, digit] of [
    [true, '1'],
    [false, '0'],
  ] as const)
    if ([...wordsOf(value), String(value), digit].some((word) => same(word, text)))
      return { value };
  return { wrong: { code: 'not-a-flag' } };
}

export function readDay(text: string): CellReading {
  const value = parseDay(text);
  if (value === null) return { wrong: { code: 'not-a-day' } };
  return isBusinessDay(value) ? { value } : { wrong: { code: 'out-of-range' } };
}
