import './notices.css';
import type { Noticed } from '@muster/contract/inbox/notice-calls.ts';
import { Link } from '@tanstack/react-router';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { type NoticePanel, useMarkRead } from '../notice-queries.ts';

interface NoticeItemProps {
  readonly notice: Noticed;
  readonly panel: NoticePanel;
  readonly onOpen?: () => void;
}

/** An address of the product as the router takes it. */
function placeIn(address: string) {
  const [to = '', query] = address.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}

function Told({ notice }: Pick<NoticeItemProps, 'notice'>) {
  const { words, language } = useWords();
  const { notices } = words.inbox;
  const isNew = notice.readAt === null;
  return (
    <>
      <span className="notice-text">
        {isNew && <span className="unseen">{notices.unread}: </span>}
        {notice.text}
      </span>
      <small>
        {showMoment(notice.at, language)}
        {notice.over && <span>{notices.over}</span>}
      </small>
    </>
  );
}

/** One thing one was told, leading there; what is settled leads nowhere any more. */
export function NoticeItem({ notice, panel, onOpen }: NoticeItemProps) {
  const mark = useMarkRead();
  const place = notice.opens && !notice.over ? placeIn(notice.opens[panel]) : undefined;
  const state = {
    'data-unread': notice.readAt === null || undefined,
    'data-over': notice.over || undefined,
  };
  const open = () => {
    if (notice.readAt === null) mark.one(notice.id);
    onOpen?.();
  };
  return (
    <li className="notice" {...state}>
      {place ? (
        <Link {...place} className="notice-body" onClick={open}>
          <Told notice={notice} />
        </Link>
      ) : (
        <div className="notice-body">
          <Told notice={notice} />
        </div>
      )}
    </li>
  );
}
