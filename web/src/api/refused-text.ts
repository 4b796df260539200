import type { Words } from '../words/words.ts';
import type { CallRefused } from './client.ts';

/** The sentence over a form; none when its fields say it all. */
export function refusedText(refused: CallRefused | null, words: Words, otherwise: string) {
  if (!refused) return null;
  if (refused.code === 'offline') return words.state.offline;
  if (Object.keys(refused.fields).length > 0) return null;
  return refused.message || otherwise;
}
