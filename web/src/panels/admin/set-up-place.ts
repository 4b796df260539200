import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import { setUpMenu } from '@muster/contract/kernel/words/menu-words.ts';
import { IconSettings } from '@tabler/icons-react';
import type { WebRoom } from '../../wiring/web-room.ts';
import { setUpPagesOf } from '../frame/menu/menu.ts';

/** The entry of the menu for all that the rooms let people set up: for whoever may open any of it. */
export const withSetUp = (rooms: readonly WebRoom[]): readonly WebRoom[] => [
  ...rooms,
  {
    name: 'set-up',
    places: [{ name: 'set-up', panel: 'admin', icon: IconSettings, label: setUpMenu, order: 320 }],
    pages: [
      {
        place: 'set-up',
        path: '/admin/set-up',
        label: setUpMenu,
        order: 10,
        rule: Object.assign({}, ...setUpPagesOf(rooms).map(({ rule }) => rule)) as AccessRule,
      },
    ],
  },
];
