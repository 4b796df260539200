import { identityEn } from '@muster/contract/identity/words.en.ts';
import {
  type Language,
  render,
  type Sentence,
  type Translated,
  type Values,
} from '@muster/contract/kernel/sentence.ts';
import { kernelEn } from '@muster/contract/kernel/words.en.ts';
import { organisationEn } from '@muster/contract/organisation/words.en.ts';
import { createContext, useContext } from 'react';

export const en = { ...kernelEn, identity: identityEn, organisation: organisationEn };
export type Words = Translated<typeof en>;

/** Loaded only when chosen. */
export async function wordsOf(language: Language): Promise<Words> {
  if (language === 'en') return en;
  const { bn } = await import('./bn.ts');
  return bn;
}

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
}
export const SpokenContext = createContext<Spoken>({ language: 'en', words: en });

/** `say` fills a sentence's places in the chosen language. */
export function useWords() {
  const { language, words } = useContext(SpokenContext);
  const say = <S extends Sentence>(
    sentence: S,
    values?: Partial<Values<S>> & Record<string, string | number>,
  ) => render(sentence, values, language);
  return { words, say, language };
}
