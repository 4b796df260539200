import type { AccessRule } from '@muster/contract/kernel/actor.ts';
import type { Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { Icon } from '@tabler/icons-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Words } from '../../words/words.ts';
import type { PanelName } from '../entrance.ts';

export interface MenuEntry {
  readonly path: string;
  readonly icon: Icon;
  readonly label: (words: Words) => string;
  /** beside the word: how many wait */
  readonly Count?: ComponentType;
  /** what a page below it shows: one of the list */
  readonly one?: (words: Words, below: string) => string;
  /** the rule of the call that fills the screen: menu and guard cannot disagree with the server */
  readonly rule: AccessRule;
  /** of all concerns together: accounts of some are refused */
  readonly ofGroup?: boolean;
}

/** As the call that fills the screen has it. */
export const by = ({ access, ofGroup }: Endpoint): Pick<MenuEntry, 'rule' | 'ofGroup'> => ({
  rule: access,
  ofGroup,
});

export interface MenuGroup {
  readonly name: string;
  readonly label: (words: Words) => string;
  readonly entries: readonly MenuEntry[];
}

/** What makes one panel differ from the others: all share the frame. */
export interface Panel {
  readonly name: PanelName;
  readonly path: `/${PanelName}`;
  /** all screens that a person finds by the menu */
  readonly menu: readonly MenuGroup[];
  /** addresses that are a screen only where the menu knows them */
  readonly listed?: RegExp;
}

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('this stands inside the frame of a panel');
  return panel;
}
