import type { AccessRule } from '@muster/contract/kernel/actor.ts';
import { type Icon, IconId } from '@tabler/icons-react';
import { organisationScreens } from '../../areas/organisation/records.ts';
import type { Words } from '../../words/words.ts';

export interface MenuEntry {
  readonly path: string;
  readonly icon: Icon;
  readonly label: (words: Words) => string;
  /** the rule of the call that fills the screen: menu and guard cannot disagree with the server */
  readonly rule: AccessRule;
}

export interface MenuGroup {
  readonly name: string;
  readonly label: (words: Words) => string;
  readonly entries: readonly MenuEntry[];
}

/** All screens of the panel that a person finds by the menu. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'organisation',
    label: (words) => words.frame.organisation,
    entries: [...organisationScreens].map(([name, { entity, wordsIn }]) => ({
      path: `/admin/master/${name}`,
      icon: IconId,
      label: (words) => wordsIn(words).many,
      rule: entity.read,
    })),
  },
];
