import { IconTable, type Icon } from '@tabler/icons-react';
import type { RecordScreen } from '../entity/record-screen.ts';
import type { SetUpEntry } from './menu.ts';

interface Shown extends Pick<SetUpEntry, 'path' | 'heading' | 'order'> {
  /** a new record works without */
  readonly icon: Icon | undefined;
}

/** The list of a declared record, where the company is set up. */
export const recordSetUp = (
  { entity, wordsIn }: RecordScreen,
  { icon = IconTable, ...shown }: Shown,
): SetUpEntry => ({
  ...shown,
  icon,
  label: (words) => wordsIn(words).many,
  rule: entity.read,
});
