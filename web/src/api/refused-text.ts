import type { FirstWords } from '../words/words.ts';
import type { CallRefused } from './client.ts';
import { sentenceOf } from './refusal.ts';

/** The sentence over a form; none when its fields say it all. */
export function refusedText(refused: CallRefused | null, words: FirstWords, otherwise: string) {
  if (!refused || Object.keys(refused.fields).length > 0) return null;
  return sentenceOf(refused, words) ?? otherwise;
}
