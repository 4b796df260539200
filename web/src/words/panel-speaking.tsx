import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLayout } from '../session/layout.ts';
import { fetchSame, type WordsOfRoom, wordsIn } from './room-words.ts';
import { type Spoken, SpokenContext } from './words.ts';

interface PanelSpeakingProps {
  readonly rooms: readonly WordsOfRoom[];
  readonly children: ReactNode;
}

/** Adds the words of the rooms; a new language is spoken when all that is shown has its words. */
export function PanelSpeaking({ rooms, children }: PanelSpeakingProps) {
  const outside = useContext(SpokenContext);
  const [spoken, setSpoken] = useState(outside);
  const before: Language = spoken.language;
  useEffect(() => {
    let isWanted = true;
    fetchSame(rooms, before, outside.language).then(
      () => isWanted && setSpoken(outside),
      () => isWanted && useLayout.setState({ language: 'en' }),
    );
    return () => {
      isWanted = false;
    };
  }, [outside, rooms, before]);
  const whole = useMemo<Spoken>(
    () => ({ ...spoken, whole: wordsIn(spoken.language, spoken.words, rooms) }),
    [spoken, rooms],
  );
  return <SpokenContext value={whole}>{children}</SpokenContext>;
}
