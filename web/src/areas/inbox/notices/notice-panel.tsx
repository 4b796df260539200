import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { newestQuery, type NoticePanel, useMarkRead } from '../notice-queries.ts';
import { NoticeItem } from './notice-item.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface NoticePanelProps {
  readonly panel: NoticePanel;
  /** the heading and the way out differ between a popover and a sheet */
  readonly head: ReactNode;
  readonly onClose: () => void;
}

function Newest({ panel, onClose }: Omit<NoticePanelProps, 'head'>) {
  const { words, language } = useWords();
  const { notices } = words.inbox;
  const { data, error, refetch } = useQuery(newestQuery(language));
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return <EmptyState title={notices.nothing.all} hint={notices.nothingHint.all} />;
  return (
    <ul className="notices" aria-busy={!data || undefined}>
      {data?.rows.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} panel={panel} onOpen={onClose} />
      ))}
    </ul>
  );
}

/** The newest things one was told, under the bell. */
export function NoticePanelContent({ panel, head, onClose }: NoticePanelProps) {
  const { words, language } = useWords();
  const { notices } = words.inbox;
  const { data } = useQuery(newestQuery(language));
  const mark = useMarkRead();
  return (
    <>
      <div className="notice-head">
        {head}
        {(data?.unread ?? 0) > 0 && (
          <button
            type="button"
            className="notice-all"
            disabled={mark.all.isBusy}
            onClick={() => void mark.all.start()}
          >
            {notices.markAll}
          </button>
        )}
      </div>
      <Newest panel={panel} onClose={onClose} />
      {data && data.total > data.rows.length && (
        <Link to={`/${panel}/notification`} className="notice-more" onClick={onClose}>
          {notices.all}
        </Link>
      )}
    </>
  );
}
