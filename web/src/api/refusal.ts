import type { FirstWords } from '../words/words.ts';
import { CallRefused } from './client.ts';

/** What the server said no with, in a sentence to show; null where it gave none. */
export function sentenceOf(error: unknown, words: FirstWords): string | null {
  if (!(error instanceof CallRefused)) throw error;
  if (error.code === 'offline') return words.state.offline;
  return error.message || null;
}

export const isRefusal = (error: unknown, kind: { readonly code: string }): boolean =>
  error instanceof CallRefused && error.code === kind.code;
