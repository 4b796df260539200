import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { ownPayCalls, sheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { payMenu } from '@muster/contract/pay/words/menu-words.ts';
import { IconCoins, IconListDetails } from '@tabler/icons-react';
import { by } from '../../wiring/menu.ts';
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
  pages: [
    {
      place: 'pay',
      path: '/admin/salary-generate',
      label: payMenu.run,
      order: 10,
      ...by(runCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/salary-sheet',
      label: payMenu.sheets,
      order: 30,
      one: ({ pay }) => pay.payslip.one,
      ...by(sheetCalls.list),
    },
    {
      place: 'pay',
      path: '/admin/paid-salary',
      label: payMenu.paid,
      order: 40,
      ...by(sheetCalls.list),
    },
    {
      place: 'own-pay',
      path: '/employee/payslips',
      label: payMenu.own,
      order: 10,
      one: ({ pay }) => pay.payslip.one,
      ...by(ownPayCalls.list),
    },
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
  audit: ({ pay }) => ({ records: pay.records }),
};
