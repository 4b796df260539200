import './own.css';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { ErrorState, PageSkeleton } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ownRecordQuery } from '../own-queries.ts';
import { HistoryTab } from './history-tab.tsx';
import { ItemTab } from './item-tab.tsx';
import { EducationTab, ExperienceTab, FamilyTab } from './list-tabs.tsx';
import type { TabProps } from './tab-props.ts';

const parts: Readonly<Record<string, ComponentType<TabProps>>> = {
  history: HistoryTab,
  education: EducationTab,
  experience: ExperienceTab,
  family: FamilyTab,
  items: ItemTab,
};

interface OwnPartProps {
  readonly id: string;
  /** the last part of the address */
  readonly tab: string;
}

/** What HR keeps of the reader besides the record itself: to see. */
export function OwnPart({ id, tab }: OwnPartProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(ownRecordQuery(id));
  const Part = parts[tab];
  if (!Part) return null;
  if (!data && !error) return <PageSkeleton label={words.list.loading} />;
  if (!data)
    return (
      <ErrorState
        title={words.state.errorTitle}
        message={sentenceOf(error, words) ?? undefined}
        onRetry={() => void refetch()}
        retryLabel={words.act.retry}
      />
    );
  return (
    <>
      <p className="own-kept">{words.people.own.kept}</p>
      <Part person={data.record} isToday />
    </>
  );
}
