import type { Language, Translated } from '@muster/contract/kernel/sentence.ts';
import type { panelEn } from './panel-en.ts';

/** The words of the rooms, which only panels show. */
export type PanelWords = Translated<typeof panelEn>;

/** Loaded with the first panel, in the chosen language only. */
export async function panelWordsOf(language: Language): Promise<PanelWords> {
  if (language === 'bn') return (await import('./panel-bn.ts')).panelBn;
  return (await import('./panel-en.ts')).panelEn;
}
