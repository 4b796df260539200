import type { Employee } from '@muster/contract/people/employee.ts';
import type { ComponentType } from 'react';
import type { Words } from '../../../words/words.ts';
import { BankTab, ofBank } from '../bank/bank-tab.tsx';
import { DocumentTab, ofDocuments } from '../documents/document-tab.tsx';
import { HistoryTab } from '../history/history-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { heldItemReach } from '../items/item-reach.ts';
import { ItemTab } from '../items/item-tab.tsx';
import { JobTab } from '../job/job-tab.tsx';
import { EducationTab, ExperienceTab, FamilyTab } from '../lists/list-tabs.tsx';
import type { TabProps } from './tab-props.ts';

export interface ProfileTab {
  /** the last part of its address */
  readonly path: string;
  readonly label: (words: Words) => string;
  /** whether the answer tells enough for it */
  readonly isTold: (person: Employee) => boolean;
  readonly Tab: ComponentType<TabProps>;
}

const always = () => true;
const ofCard = ({ projection }: Employee) => projection !== 'directory';
const whole = ({ projection }: Employee) => projection === 'full';

/** The tabs of a profile, in their order: a new one is one more line. */
export const profileTabs: readonly ProfileTab[] = [
  { path: 'info', label: ({ people }) => people.profile.tabs.info, isTold: always, Tab: InfoTab },
  { path: 'job', label: ({ people }) => people.profile.tabs.job, isTold: ofCard, Tab: JobTab },
  {
    path: 'history',
    label: ({ people }) => people.profile.tabs.history,
    isTold: ofCard,
    Tab: HistoryTab,
  },
  {
    path: 'education',
    label: ({ people }) => people.lists.titles.education,
    isTold: whole,
    Tab: EducationTab,
  },
  {
    path: 'experience',
    label: ({ people }) => people.lists.titles.experience,
    isTold: whole,
    Tab: ExperienceTab,
  },
  {
    path: 'family',
    label: ({ people }) => people.lists.titles.family,
    isTold: whole,
    Tab: FamilyTab,
  },
  {
    path: 'documents',
    label: ({ people }) => people.documents.title,
    isTold: ofDocuments,
    Tab: DocumentTab,
  },
  { path: 'items', label: ({ people }) => people.items.title, isTold: heldItemReach, Tab: ItemTab },
  { path: 'bank', label: ({ people }) => people.bank.tab, isTold: ofBank, Tab: BankTab },
];
