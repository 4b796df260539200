import { plainWords } from '../words/plain-words.ts';
import type { Words } from '../words/words.ts';

/** By which rule someone is asked, in words. */
export function approverWord(approver: string, words: Words): string {
  const known: Readonly<Record<string, string>> = words.inbox.approvers;
  return known[approver] ?? plainWords(approver);
}
