import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import { documentCalls } from '@muster/contract/people/documents/document-calls.ts';
import { peopleMenu as menu } from '@muster/contract/people/words/menu-words.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import { IconSitemap, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { recordCalled } from '../../api/links/declared.ts';
import { lazily } from '../../wiring/lazily.tsx';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { peopleOwnTabs } from './own-tabs.ts';
import { leadsPeople } from './team.ts';
import { peopleWords } from './words.ts';

export const peopleRoom: WebRoom = {
  name: 'people',
  words: peopleWords,
  places: [
    { name: 'people', panel: 'admin', icon: IconUsers, label: menu.people, order: 110 },
    { name: 'team', panel: 'employee', icon: IconUsersGroup, label: menu.team, order: 130 },
    {
      name: 'colleagues',
      panel: 'employee',
      icon: IconSitemap,
      label: menu.chart,
      order: 140,
    },
  ],
  pages: [
    {
      place: 'people',
      path: '/admin/employee',
      label: menu.directory,
      order: 10,
      one: ({ people }, below) => (below === 'new' ? people.add.title : people.employee.one),
      ...by(peopleCalls.list),
    },
    {
      place: 'people',
      path: '/admin/organisation-chart',
      label: menu.chart,
      order: 20,
      ...by(chartCalls.read),
    },
    {
      place: 'people',
      path: '/admin/employee/due',
      label: menu.reminders,
      order: 30,
      ...by(documentCalls.expiring),
    },
    {
      place: 'people',
      path: '/admin/employee/import',
      label: menu.import,
      order: 40,
      ...by(batchCalls.list),
    },
    {
      place: 'people',
      path: '/admin/employee/sync',
      label: menu.sync,
      order: 50,
      ...by(syncCalls.sync),
    },
    {
      place: 'team',
      path: '/employee/team',
      label: menu.members,
      order: 10,
      one: ({ people }) => people.team.one,
      rule: leadsPeople,
    },
    {
      place: 'colleagues',
      path: '/employee/organisation-chart',
      label: menu.chart,
      order: 10,
      ...by(chartCalls.read),
    },
  ],
  cards: async () => (await import('./cards.ts')).cards,
  decisions: [
    {
      kind: profileChange,
      fields: ({ people }) => people.employee.fields,
      view: lazily(() => import('./history/profile-decision.tsx'), 'ProfileDecision'),
    },
    {
      kind: bankChange,
      fields: ({ people }) => people.bank.fields,
      links: { bankId: recordCalled('bank', organisationRecords) },
    },
  ],
  ownTabs: peopleOwnTabs,
  OwnRecord: lazily(() => import('./own/own-profile-tabs.tsx'), 'OwnRecordOnProfile'),
  audit: ({ people }) => ({
    records: {
      employee: people.employee,
      itemIssue: people.itemIssue,
      employeeBatch: people.employeeBatch,
      personDocument: people.personDocument,
      document: people.personDocument,
      hris: people.hrisFeed,
      hrisFeed: people.hrisFeed,
    },
    actions: people.deeds,
    fields: people.deedFields,
  }),
};
