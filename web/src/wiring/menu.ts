import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import type { Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { PanelName } from '../session/panel-access.ts';
import type { Words } from '../words/words.ts';

/** Whoever may call what fills a page finds it: menu and guard cannot disagree with the server. */
export interface PageReach {
  readonly rule: AccessRule;
  /** of all concerns together: accounts of some are refused */
  readonly ofGroup?: boolean;
}
export const by = ({ access, ofGroup }: Endpoint): PageReach => ({ rule: access, ofGroup });

/** In both languages at once: the menu is there before the words of its rooms. */
type MenuLabel = Readonly<Record<Language, string>>;

/** An entry of the menu: pages that belong together, of whichever rooms. */
export interface MenuPlace {
  readonly name: string;
  readonly panel: PanelName;
  readonly icon: Icon;
  readonly label: MenuLabel;
  /** the menu is in this order, with a line where the hundreds change */
  readonly order: number;
  /** beside the word: how many wait */
  readonly Count?: ComponentType;
}

/** A page that people find by the menu: a tab of its place. */
export interface MenuPage extends PageReach {
  readonly place: string;
  /** the whole address */
  readonly path: string;
  readonly label: MenuLabel;
  /** addresses elsewhere whose screens belong to it */
  readonly also?: readonly string[];
  /** among the tabs of its place */
  readonly order: number;
  /** what a page below it is called */
  readonly one?: (words: Words, below: string) => string;
  /** beside the word of its tab: how many wait */
  readonly Count?: ComponentType;
}

/** A list or form by which the company is set up: found on the page of all of them. */
export interface SetUpEntry extends Omit<MenuPage, 'place' | 'label' | 'also'> {
  readonly heading: string;
  readonly icon: Icon;
  readonly label: (words: Words) => string;
}

/** What the set-up pages are found under. */
export interface SetUpHeading {
  readonly name: string;
  readonly label: MenuLabel;
  readonly order: number;
}
