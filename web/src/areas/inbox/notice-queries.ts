import { noticeCalls } from '@muster/contract/inbox/notice-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useOneAtATime } from '../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../ui/status/notify.ts';
import type { ListShape, ListState } from '../../ui/list/list-state.ts';
import { useWords } from '../../words/words.ts';

export type NoticePanel = 'admin' | 'employee';

const all = ['notices'] as const;
const minute = 60_000;
/** As many as the bell's panel shows; the rest is a list of its own. */
const newest = 8;

/** For the bell: each minute while the page is seen, and when one comes back to it. The server speaks. */
export const newestQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'newest', language],
    queryFn: ({ signal }) => call(noticeCalls.list, { query: { limit: newest } }, signal),
    placeholderData: keepPreviousData,
    staleTime: minute / 2,
    refetchInterval: minute,
    refetchOnWindowFocus: true,
  });

export const noticeShape: ListShape = {
  query: noticeCalls.list.query,
  filters: ['which'],
  sort: noticeCalls.list.listing.order,
};

export const noticeTabs = ['all', 'unread'] as const;
export const noticeTabOf = ({ filters }: ListState) =>
  noticeTabs.find((tab) => tab === filters.which) ?? 'all';

export function noticesQuery(state: ListState, language: Language) {
  const { pageNo, limit, sort } = state;
  // read from the address by the same schema
  const query = { pageNo, limit, sort, which: noticeTabOf(state) };
  return queryOptions({
    queryKey: [...all, 'list', language, query],
    queryFn: ({ signal }) => call(noticeCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const choicesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...all, 'choices', language],
    queryFn: ({ signal }) => call(noticeCalls.choices, {}, signal),
    select: ({ choices }) => choices,
  });

/** Marks one that was opened, without a word; or all, which says when it fails. */
export function useMarkRead() {
  const client = useQueryClient();
  const { words } = useWords();
  const refresh = () => client.invalidateQueries({ queryKey: all });
  return {
    one: (id: string) =>
      void call(noticeCalls.markRead, { body: { ids: [id] } }).then(refresh, () => undefined),
    all: useOneAtATime(async () => {
      try {
        await call(noticeCalls.markRead, { body: { all: true } });
      } catch {
        notify.error(words.inbox.notices.markFailed);
      }
      await refresh();
    }),
  };
}
