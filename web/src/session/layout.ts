import type { Language } from '@muster/contract/kernel/sentence.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Layout {
  readonly language: Language;
  /** the page over the full width */
  readonly fluid: boolean;
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>;
}

/** How this person likes the screens, kept in this browser. */
export const useLayout = create<Layout>()(
  persist((): Layout => ({ language: 'en', fluid: false, hiddenColumns: {} }), {
    name: 'muster.layout',
  }),
);
