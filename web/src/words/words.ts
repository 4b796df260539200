import { identityEn } from '@muster/contract/identity/words.en.ts';
import {
  type Language,
  render,
  type Sentence,
  type Translated,
  type Values,
} from '@muster/contract/kernel/words/sentence.ts';
import { kernelEn } from '@muster/contract/kernel/words/words.en.ts';
import { createContext, useContext } from 'react';

/** The words that every page needs; a panel adds those of its rooms. */
export const en = { ...kernelEn, identity: identityEn };
export type FirstWords = Translated<typeof en>;

/** Each room declares its own here (see words.ts of a room). */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RoomWords {}
export type Words = FirstWords & RoomWords;

/** Loaded only when chosen. */
export async function wordsOf(language: Language): Promise<FirstWords> {
  if (language === 'en') return en;
  const { bn } = await import('./bn.ts');
  return bn;
}

export interface Spoken {
  readonly language: Language;
  readonly words: FirstWords;
  /** inside a panel: with the words of its rooms */
  readonly whole?: Words;
}
export const SpokenContext = createContext<Spoken>({ language: 'en', words: en });

/** Fills a sentence's places in the chosen language. */
const sayIn =
  (language: Language) =>
  <S extends Sentence>(
    sentence: S,
    values?: Partial<Values<S>> & Record<string, string | number>,
  ) =>
    render(sentence, values, language);

/** The words of any page, inside and outside the panels. */
export function useFirstWords() {
  const { language, words } = useContext(SpokenContext);
  return { words, say: sayIn(language), language };
}

/** The words of a screen inside a panel. */
export function useWords() {
  const { language, whole } = useContext(SpokenContext);
  if (!whole) throw new Error('the words of the rooms come with a panel');
  return { words: whole, say: sayIn(language), language };
}
