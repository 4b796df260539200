import { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { payMenu } from '@muster/contract/pay/words/menu-words.ts';
import { IconCoins, IconListDetails, IconStack2 } from '@tabler/icons-react';
import { by } from '../../wiring/menu.ts';
import { recordSetUp } from '../../wiring/record-pages.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { payScreens } from './records.ts';
import { payWords } from './words.ts';

const components = payScreens.get('pay-component');
const structures = payScreens.get('salary-structure');

export const payRoom: WebRoom = {
  name: 'pay',
  words: payWords,
  places: [
    { name: 'pay', panel: 'admin', icon: IconCoins, label: payMenu.place, order: 140 },
    { name: 'own-pay', panel: 'employee', icon: IconCoins, label: payMenu.place, order: 125 },
  ],
  pages: [
    {
      place: 'pay',
      path: '/admin/salary',
      label: payMenu.salaries,
      one: ({ pay }) => pay.records.salaryRate.one,
      order: 20,
      ...by(salaryCalls.list),
    },
  ],
  setUpHeadings: [{ name: 'pay', label: payMenu.setUp, order: 45 }],
  setUpPages: [
    ...(structures
      ? [
          {
            ...recordSetUp(structures, {
              path: '/admin/salary-structure',
              heading: 'pay',
              icon: IconStack2,
              order: 10,
            }),
            one: ({ pay }: Parameters<(typeof structures)['wordsIn']>[0]) =>
              pay.lists.salaryStructure.one,
          },
        ]
      : []),
    ...(components
      ? [
          recordSetUp(components, {
            path: '/admin/pay-component',
            heading: 'pay',
            icon: IconListDetails,
            order: 20,
          }),
        ]
      : []),
  ],
  audit: ({ pay }) => ({ records: pay.records, actions: pay.deeds }),
};
