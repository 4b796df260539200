import '../../../ui/page/tabs.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { TableFoot } from '../../../ui/table/table-foot.tsx';
import { useWords } from '../../../words/words.ts';
import {
  type NoticePanel,
  noticeShape,
  noticeTabOf,
  noticeTabs,
  noticesQuery,
  useMarkRead,
} from '../notice-queries.ts';
import { NoticeItem } from '../notices/notice-item.tsx';
import { LoadError } from '../../../api/load-error.tsx';

function Tabs() {
  const { notices } = useWords().words.inbox;
  return (
    <nav className="tabs" aria-label={notices.title}>
      {noticeTabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={{ which: tab === 'all' ? undefined : tab }}
          className="tab"
          activeOptions={{ includeSearch: true, explicitUndefined: true }}
          resetScroll={false}
        >
          {notices.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

interface NoticeListProps {
  readonly list: ListHandle;
  readonly panel: NoticePanel;
}

function NoticeList({ list, panel }: NoticeListProps) {
  const { words, language } = useWords();
  const { notices } = words.inbox;
  const { data, error, refetch } = useQuery(noticesQuery(list.state, language));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  const which = noticeTabOf(list.state);
  if (data.total === 0)
    return <EmptyState title={notices.nothing[which]} hint={notices.nothingHint[which]} />;
  const { pageNo, limit } = list.state;
  return (
    <div className="notice-list">
      <ul className="notices">
        {data.rows.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} panel={panel} />
        ))}
      </ul>
      <TableFoot
        view={{ pageNo, limit, sort: { key: '', descending: false } }}
        total={data.total}
        onView={({ pageNo: page, limit: size }) =>
          list.change({ ...(page && { pageNo: page }), ...(size && { limit: size }) })
        }
      />
    </div>
  );
}

/** All that one was told within a year. */
function NoticeScreen({ panel }: { readonly panel: NoticePanel }) {
  const { words, language } = useWords();
  const { notices } = words.inbox;
  const list = useListState(noticeShape);
  const { data } = useQuery(noticesQuery(list.state, language));
  const mark = useMarkRead();
  return (
    <>
      <PageHead
        title={notices.title}
        actions={
          (data?.unread ?? 0) > 0 && (
            <Button
              variant="default"
              loading={mark.all.isBusy}
              onClick={() => void mark.all.start()}
            >
              {notices.markAll}
            </Button>
          )
        }
      />
      <Tabs />
      <NoticeList list={list} panel={panel} />
    </>
  );
}

export const AdminNoticeScreen = () => <NoticeScreen panel="admin" />;

export const EmployeeNoticeScreen = () => <NoticeScreen panel="employee" />;
