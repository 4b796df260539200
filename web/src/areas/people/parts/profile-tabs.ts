import type { Employee } from '@muster/contract/people/employee.ts';
import type { ComponentType } from 'react';
import type { Words } from '../../../words/words.ts';
import { HistoryTab } from './history-tab.tsx';
import { InfoTab } from './info-tab.tsx';
import { JobTab } from './job-tab.tsx';
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
];
