import { pdfActs } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { expectWhole } from '../broken.ts';
import { expectPackedHarmless, tokenAfter } from './pdf-packed.ts';
import { charge, expectHarmless, nameOf, noteObject, type Reading } from './pdf-reading.ts';
import { type Token, tokensFrom, valueFrom } from './pdf-tokens.ts';

const mostReadings = 8;
const smallest = 65_536;
const ends = new Set(['endobj', 'stream', 'startxref', 'xref']);

/** Behind a number, or behind a comment, which may stand between the two. */
function isBeginning(text: string, at: number): boolean {
  let before = at - 1;
  let isNewLine = false;
  while (before >= 0 && /[\s\0]/.test(text[before] ?? '')) {
    isNewLine ||= text[before] === '\n' || text[before] === '\r';
    before -= 1;
  }
  if (before === at - 1) return false;
  if (/\d/.test(text[before] ?? '')) return true;
  const line = Math.max(text.lastIndexOf('\n', before), text.lastIndexOf('\r', before));
  return isNewLine && text.slice(line + 1, before + 1).includes('%');
}

/** Wherever an object may begin, also inside of what looks like a stream: readers go where they are sent. */
function* beginnings(text: string): Generator<number> {
  for (const { 0: word, index } of text.matchAll(/(?:obj|trailer)(?=[\s\0<([/%\d+.-])/g))
    if (word === 'trailer' || isBeginning(text, index)) yield index + word.length;
}

/** The tokens of one object or of a trailer, and the word that ends it. */
function objectFrom(reading: Reading, from: number) {
  const tokens: Token[] = [];
  let read = from;
  for (const token of tokensFrom(reading.text, from)) {
    charge(reading, token.end - read);
    read = token.end;
    if (token.kind === 'word' && ends.has(token.text)) return { tokens, end: token };
    tokens.push(token);
  }
  return { tokens, end: undefined };
}

/** A document that does nothing by itself, also where its objects are packed or their names are hidden. */
export async function expectNoActions(content: Buffer): Promise<void> {
  const text = content.toString('latin1');
  const left = text.length * mostReadings + smallest;
  const reading: Reading = { content, text, left, unpacked: 0, places: new Map(), opened: [] };
  for (const from of beginnings(text)) {
    const { tokens, end } = objectFrom(reading, from);
    expectHarmless(reading, tokens);
    const [, number, generation] =
      /(\d+)[\s\0]+(\d+)[\s\0]+obj$/.exec(text.slice(Math.max(0, from - 32), from)) ?? [];
    if (number) noteObject(reading, nameOf(number, generation), valueFrom(tokens, 0));
    if (end?.text !== 'stream') continue;
    const type = tokenAfter(tokens, 'Type');
    // what kind of stream it is stands in it, or it is hidden on purpose
    expectWhole(type === undefined || type.kind === 'name');
    if (tokens.some((token) => token.kind === 'name' && token.text === 'ObjStm'))
      await expectPackedHarmless(reading, tokens, end);
  }
  if (!reading.opened.every((name) => reading.places.get(name))) throw new Refusal(pdfActs);
}
