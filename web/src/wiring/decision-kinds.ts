import { useWords } from '../words/words.ts';
import { plainWords } from '../words/plain-words.ts';
import { useRooms } from './web-room.ts';

/** The kinds of decisions of all rooms: what each is called, and how it is told. */
export function useDecisionKinds() {
  const { language } = useWords();
  const decisions = useRooms().flatMap((room) => room.decisions ?? []);
  const find = (name: string) => decisions.find(({ kind }) => kind.name === name);
  return {
    names: decisions.map(({ kind }) => kind.name),
    kindWord: (name: string): string => find(name)?.kind.label[language] ?? plainWords(name),
    viewOf: (name: string) => find(name)?.view,
  };
}
