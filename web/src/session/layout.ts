import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** `light` is the theme of the page, which itself may be dark. */
export type BarTheme = 'light' | 'dark';

interface Layout {
  readonly language: Language;
  /** the page over the full width */
  readonly fluid: boolean;
  readonly sidebarTheme: BarTheme;
  readonly topbarTheme: BarTheme;
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>;
}

/** How this person likes the screens, kept in this browser. */
export const useLayout = create<Layout>()(
  persist(
    (): Layout => ({
      language: 'en',
      fluid: false,
      sidebarTheme: 'light',
      topbarTheme: 'light',
      hiddenColumns: {},
    }),
    { name: 'muster.layout' },
  ),
);
