import { type ReactNode, useEffect, useState } from 'react';
import { useLayout } from '../session/layout.ts';
import { en, type Spoken, SpokenContext, wordsOf } from './words.ts';

/** The chosen language, or English when its words cannot be fetched: never a blank page. */
export async function spokenFirst(): Promise<Spoken> {
  const { language } = useLayout.getState();
  return wordsOf(language).then(
    (words) => ({ language, words }),
    () => ({ language: 'en', words: en }),
  );
}

interface SpeakingProps {
  readonly first: Spoken;
  readonly children: ReactNode;
}

/** Changes the language of everything below without a reload; the old words stay until the new are here. */
export function Speaking({ first, children }: SpeakingProps) {
  const language = useLayout((layout) => layout.language);
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    let isWanted = true;
    wordsOf(language).then(
      (words) => isWanted && setSpoken({ language, words }),
      () => isWanted && useLayout.setState({ language: 'en' }),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}
