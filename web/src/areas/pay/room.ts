import { payMenu } from '@muster/contract/pay/words/menu-words.ts';
import { IconCoins, IconListDetails } from '@tabler/icons-react';
import { recordSetUp } from '../../wiring/record-pages.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { payScreens } from './records.ts';
import { payWords } from './words.ts';

const components = payScreens.get('pay-component');

export const payRoom: WebRoom = {
  name: 'pay',
  words: payWords,
  places: [
    { name: 'pay', panel: 'admin', icon: IconCoins, label: payMenu.place, order: 140 },
    { name: 'own-pay', panel: 'employee', icon: IconCoins, label: payMenu.place, order: 125 },
  ],
  setUpHeadings: [{ name: 'pay', label: payMenu.setUp, order: 45 }],
  setUpPages: components
    ? [
        recordSetUp(components, {
          path: '/admin/pay-component',
          heading: 'pay',
          icon: IconListDetails,
          order: 20,
        }),
      ]
    : [],
  audit: ({ pay }) => ({ records: pay.records, actions: pay.deeds }),
};
