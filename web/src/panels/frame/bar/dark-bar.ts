import type { BarTheme } from '../../../session/layout.ts';

/** A bar that stays dark on a light page: what it holds takes the colours of the dark theme. */
export const darkBar = (theme: BarTheme) =>
  theme === 'dark' ? { 'data-mantine-color-scheme': 'dark' } : {};
