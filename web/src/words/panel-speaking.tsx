import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useLayout } from '../session/layout.ts';
import { type PanelWords, panelWordsOf } from './panel-words.ts';
import { type Spoken, SpokenContext } from './words.ts';

/** The words of the rooms before a panel is shown; in English where they cannot be fetched. */
export const panelWordsFirst = (): Promise<PanelWords> =>
  panelWordsOf(useLayout.getState().language).catch(() => panelWordsOf('en'));

const together = (spoken: Spoken, panel: PanelWords): Spoken => ({
  ...spoken,
  whole: { ...spoken.words, ...panel },
});

interface PanelSpeakingProps {
  readonly first: PanelWords;
  readonly children: ReactNode;
}

/** Adds the words of the rooms; a new language is spoken when all of its words are here. */
export function PanelSpeaking({ first, children }: PanelSpeakingProps) {
  const outside = useContext(SpokenContext);
  const [spoken, setSpoken] = useState(() => together(outside, first));
  useEffect(() => {
    let isWanted = true;
    panelWordsOf(outside.language).then(
      (panel) => isWanted && setSpoken(together(outside, panel)),
      () => isWanted && useLayout.setState({ language: 'en' }),
    );
    return () => {
      isWanted = false;
    };
  }, [outside]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}
