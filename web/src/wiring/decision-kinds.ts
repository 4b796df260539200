import { sayNotice } from '@muster/contract/kernel/decisions/notice.ts';
import { plainWords } from '../words/plain-words.ts';
import { useWords } from '../words/words.ts';
import { useRooms } from './web-room.ts';

/** The kinds of decisions of all rooms: what each is called, and how it is told. */
export function useDecisionKinds() {
  const { language } = useWords();
  const decisions = useRooms().flatMap((room) => room.decisions ?? []);
  const find = (name: string) => decisions.find(({ kind }) => kind.name === name);
  const kindWord = (name: string): string => find(name)?.kind.label[language] ?? plainWords(name);

  /** None: its kind has no such line, or what the reader is shown of it is not whole. */
  function summaryOf(name: string, content: unknown) {
    const kind = find(name)?.kind;
    const whole = kind?.content.safeParse(content);
    if (!kind?.summary || !whole?.success) return undefined;
    const { values, saysKind = false, ...said } = kind.summary(whole.data);
    return { text: sayNotice(said[language], values, language), saysKind };
  }

  /** What it is and the request, in one line. */
  function lineOf(name: string, content: unknown): string {
    const summary = summaryOf(name, content);
    if (!summary) return kindWord(name);
    return summary.saysKind ? summary.text : `${kindWord(name)}, ${summary.text}`;
  }

  return {
    kinds: decisions.map(({ kind }) => kind),
    kindWord,
    find,
    summaryOf: (name: string, content: unknown) => summaryOf(name, content)?.text,
    lineOf,
  };
}
