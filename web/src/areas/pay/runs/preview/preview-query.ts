import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit } from '@muster/contract/kernel/page.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../api/client.ts';
import type { RunPlace } from '../run-queries.ts';

type PreviewPage = Answer<typeof salarySheetCalls.preview>;
export type PreviewRow = PreviewPage['rows'][number];

const limit = largestLimit.other;
const isAll = (pages: readonly PreviewPage[], { rows, total }: PreviewPage): boolean =>
  rows.length === 0 || pages.reduce((sum, page) => sum + page.rows.length, 0) >= total;

/** As everything is now: what was seen before is not shown again. */
const previewQuery = ({ concern, month }: RunPlace) =>
  infiniteQueryOptions({
    queryKey: ['pay-run', 'preview', concern, month],
    queryFn: ({ signal, pageParam: pageNo }) => {
      const query = { concern, month, limit, pageNo, sort: 'name' };
      return call(salarySheetCalls.preview, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (page, pages, pageNo) => (isAll(pages, page) ? null : pageNo + 1),
    staleTime: 0,
    gcTime: 0,
    // of thousands it takes long: it is not begun anew for a look at another window
    refetchOnWindowFocus: false,
  });

/** All of a month, page after page: each is calculated by itself, and only together they have a total. */
export function usePreview(place: RunPlace) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    previewQuery(place),
  );
  const goesOn = hasNextPage && !error;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const rows = data?.pages.flatMap((page) => page.rows);
  return { rows, total: data?.pages[0]?.total ?? 0, goesOn, error, refetch };
}
