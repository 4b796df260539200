import type { AccessRule } from '@muster/contract/kernel/actor.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import { type Icon, IconId } from '@tabler/icons-react';
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
    entries: [
      {
        path: '/admin/master/designation',
        icon: IconId,
        label: (words) => words.organisation.designation.many,
        rule: designation.read,
      },
    ],
  },
];
