import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { fileSwells } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { expectWhole } from '../broken.ts';
import { charge, expectHarmless, nameOf, noteObject, type Reading } from './pdf-reading.ts';
import { type Token, tokensFrom, valueFrom } from './pdf-tokens.ts';

const unpack = promisify(inflate);

/** Of all packed objects together: text packs well, and no paper has more of it. */
const mostUnpacked = 33_554_432;

export const tokenAfter = (tokens: readonly Token[], key: string): Token | undefined => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'name' && text === key);
  return at === -1 ? undefined : tokens[at + 1];
};

async function inflated(reading: Reading, from: number): Promise<string> {
  const room = Math.max(1, mostUnpacked - reading.unpacked);
  try {
    const whole = await unpack(reading.content.subarray(from), { maxOutputLength: room });
    reading.unpacked += whole.length;
    return whole.toString('latin1');
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal(fileSwells);
    expectWhole(!code?.startsWith('Z_'));
    throw error;
  }
}

/** The packed objects, laid out; only the plain packing is believed. */
async function laidOut(
  reading: Reading,
  dictionary: readonly Token[],
  end: Token,
): Promise<string> {
  const names = dictionary.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  expectWhole(!names.includes('Predictor') && !names.includes('F'));
  const line = /^(\r\n|\r|\n)/.exec(reading.text.slice(end.end, end.end + 2));
  const from = end.end + (line?.[0].length ?? 0);
  if (names.includes('Filter')) {
    const coders = names.filter((name) => /Decode$|^(Fl|LZW|AHx|A85|RL|Crypt)$/.test(name));
    expectWhole(coders.length === 1 && coders[0] === 'FlateDecode');
    return inflated(reading, from);
  }
  const until = reading.text.indexOf('endstream', from);
  expectWhole(until !== -1);
  return reading.text.slice(from, until);
}

/** Objects that lie packed in a stream: each begins where the stream says, at a token of its own. */
export async function expectPackedHarmless(
  reading: Reading,
  dictionary: readonly Token[],
  end: Token,
): Promise<void> {
  const text = await laidOut(reading, dictionary, end);
  const first = Number(tokenAfter(dictionary, 'First')?.text);
  const count = Number(tokenAfter(dictionary, 'N')?.text);
  expectWhole(Number.isSafeInteger(first) && Number.isSafeInteger(count));
  const numbers = text
    .slice(0, first)
    .split(/[\s\0]+/)
    .filter(Boolean);
  expectWhole(numbers.length >= count * 2);
  if (!tokenAfter(dictionary, 'Filter')) charge(reading, text.length);
  const tokens = [...tokensFrom(text, first)];
  expectHarmless(reading, tokens);
  const starts = new Map(tokens.map(({ at }, index) => [at, index]));
  for (let each = 0; each < count; each += 1) {
    const offset = first + Number(numbers[each * 2 + 1]);
    const blank = /^[\s\0]*/.exec(text.slice(offset, offset + 64))?.[0].length ?? 0;
    const start = starts.get(offset + blank);
    expectWhole(start !== undefined);
    if (start !== undefined)
      noteObject(reading, nameOf(numbers[each * 2], 0), valueFrom(tokens, start));
  }
}
