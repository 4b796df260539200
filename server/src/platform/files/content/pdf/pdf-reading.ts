import { pdfActs, pdfLocked } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { expectWhole } from '../broken.ts';
import { type Token, valueFrom } from './pdf-tokens.ts';

/** What makes a document do something by itself, or carry another file. */
const acting = new Set([
  'AA',
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'XFA',
]);

/** What is known of a file while it is read. */
export interface Reading {
  readonly content: Buffer;
  readonly text: string;
  /** characters that may still be read: objects lie side by side, and who reads longer is led in circles */
  left: number;
  unpacked: number;
  /** by the number of an object, whether all that is said to be it is a place to begin at */
  readonly places: Map<string, boolean>;
  /** objects that the document begins with */
  readonly opened: string[];
}

export function charge(reading: Reading, characters: number): void {
  reading.left -= characters;
  expectWhole(reading.left > 0);
}

export const nameOf = (number: unknown, generation: unknown): string =>
  `${Number(number)} ${Number(generation)}`;

/** Such as `[5 0 R /Fit]`, a place to begin at, or what goes to one and does no more: neither acts. */
function isPlace(value: readonly Token[]): boolean {
  const [first] = value;
  if (first?.kind !== 'mark') return false;
  if (first.text === '[') return true;
  const names = value.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const actions = names.filter((_, at) => at > 0 && names[at - 1] === 'S');
  return actions.length === 1 && actions[0] === 'GoTo' && !names.includes('Next');
}

/** Remembers what stands under a number: a later telling may replace an earlier one, or not. */
export function noteObject(reading: Reading, name: string, value: readonly Token[]): void {
  reading.places.set(name, (reading.places.get(name) ?? true) && isPlace(value));
}

export function expectHarmless(reading: Reading, tokens: readonly Token[]): void {
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'name') continue;
    if (text === 'Encrypt') throw new Refusal(pdfLocked);
    if (acting.has(text)) throw new Refusal(pdfActs);
    if (text !== 'OpenAction') continue;
    const [number, generation, link] = tokens.slice(index + 1, index + 4);
    if (number?.kind === 'word' && link?.text === 'R')
      reading.opened.push(nameOf(number.text, generation?.text));
    else if (!isPlace(valueFrom(tokens, index + 1))) throw new Refusal(pdfActs);
  }
}
