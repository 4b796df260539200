import './own.css';
import type { PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ownRecordQuery } from '../own-queries.ts';
import { HistoryTab } from '../history/history-tab.tsx';
import { ItemTab } from '../items/item-tab.tsx';
import { OwnLists } from '../lists/own-list.tsx';
import type { TabProps } from '../profile/tab-props.ts';
import { LoadError } from '../../../api/load-error.tsx';

const parts: Readonly<Record<string, ComponentType<TabProps>>> = {
  history: HistoryTab,
  items: ItemTab,
};

/** What the reader proposes as lists. */
const lists: Readonly<Record<string, readonly PersonList[]>> = {
  education: ['education'],
  experience: ['experience'],
  family: ['family', 'emergency-contact'],
};

interface OwnPartProps {
  readonly id: string;
  /** the last part of the address */
  readonly tab: string;
}

/** What is known of the reader besides the record itself: to see, and the lists to propose. */
export function OwnPart({ id, tab }: OwnPartProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(ownRecordQuery(id));
  const Part = parts[tab];
  const own = lists[tab];
  if (!data && !error) return <PageSkeleton label={words.list.loading} />;
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (own) return <OwnLists lists={own} person={data.record} pending={data.pending} />;
  if (!Part) return null;
  return (
    <>
      <p className="own-kept">{words.people.own.kept}</p>
      <Part person={data.record} isToday />
    </>
  );
}
