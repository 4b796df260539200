import type { LogEntry } from '@muster/contract/identity/user-calls.ts';
import { wordKey } from '@muster/contract/kernel/entity.ts';
import type { Sentence } from '@muster/contract/kernel/sentence.ts';
import type { Words } from '../../../words/words.ts';

interface Known {
  readonly one: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the record of a deed is called, where its room has words. */
function recordOf(name: string, words: Words): Known | undefined {
  const known: Readonly<Record<string, Known>> = {
    ...words.organisation,
    employee: words.people.employee,
    user: words.account.users,
  };
  return known[wordKey(name)];
}

/** A deed of the log in words: `identity.login`, `sub-unit.change`. What is not known stays as it is. */
export function deedWords({ action, changed }: LogEntry, words: Words) {
  const [room = '', verb = ''] = action.split('.');
  const sentences: Readonly<Record<string, Sentence>> = words.account.log;
  const record = recordOf(room, words);
  const isOwn = room === 'identity';
  const sentence = sentences[isOwn ? wordKey(verb) : verb];
  return {
    sentence: sentence ?? action,
    record: record?.one ?? room,
    fields: isOwn ? [] : changed.map((key) => record?.fields[key] ?? key),
  };
}
