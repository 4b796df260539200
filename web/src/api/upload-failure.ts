import type { Words } from '../words/words.ts';
import { CallRefused } from './client.ts';
import { sentenceOf } from './refusal.ts';

/** Something about the moment, not about the file: no connection, too slow, a server in trouble. */
const passing = (status: number): boolean => status === 0 || status === 408 || status >= 500;

/** Why a file was not taken: what the server has against it, or against the field that names it. */
export function uploadFailure(error: unknown, words: Words) {
  const [ofField] = error instanceof CallRefused ? Object.values(error.fields) : [];
  const text = ofField ?? sentenceOf(error, words) ?? words.files.failed;
  return { text, mayPass: error instanceof CallRefused && passing(error.status) };
}
