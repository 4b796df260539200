import type { MailState } from '@muster/contract/administration/mail-calls.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { plainWords } from '../../../words/plain-words.ts';
import { useWords, type Words } from '../../../words/words.ts';

const tones = { waiting: 'waiting', sent: 'good', failed: 'stopped' } as const;

export function MailMark({ state }: { readonly state: MailState }) {
  const { states } = useWords().words.administration.mail;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}

/** What a mail is about, in words; a kind without any in its own plain name. */
export function mailKind(kind: string, words: Words): string {
  const known: Readonly<Record<string, string | undefined>> = words.administration.mail.kinds;
  return known[kind] ?? plainWords(kind);
}
