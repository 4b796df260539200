import { organisationMenu as menu } from '@muster/contract/organisation/menu-words.ts';
import { recordSetUp } from '../../wiring/record-pages.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { organisationIcons } from './icons.ts';
import { organisationScreens } from './records.ts';
import { organisationWords } from './words.ts';

const headings: Readonly<Record<string, string>> = {
  region: 'territories',
  area: 'territories',
  territory: 'territories',
  point: 'territories',
  bank: 'assets',
  'item-category': 'assets',
  item: 'assets',
};

/** A record that is named nowhere is part of the structure. */
export const organisationRoom: WebRoom = {
  name: 'organisation',
  words: organisationWords,
  setUpHeadings: [
    { name: 'structure', label: menu.structure, order: 10 },
    { name: 'territories', label: menu.territories, order: 20 },
    { name: 'assets', label: menu.assets, order: 70 },
  ],
  setUpPages: [...organisationScreens].map(([name, screen], order) =>
    recordSetUp(screen, {
      path: `/admin/master/${name}`,
      heading: headings[name] ?? 'structure',
      icon: organisationIcons[name],
      order,
    }),
  ),
  audit: ({ organisation, concernLogo }) => ({
    records: organisation,
    actions: concernLogo.deeds,
    fields: { logo: concernLogo.field },
  }),
};
