import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit } from '@muster/contract/kernel/page.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import type { RunPlace } from '../run-queries.ts';

export type PreviewRow = Answer<typeof salarySheetCalls.preview>['rows'][number];

/** All of a month, page after page: each is calculated by itself, and only together they have a total. */
async function previewOf({ concern, month }: RunPlace, signal: AbortSignal) {
  const rows: PreviewRow[] = [];
  const limit = largestLimit.other;
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { concern, month, limit, pageNo, sort: 'name' };
    const page = await call(salarySheetCalls.preview, { query }, signal);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

/** As everything is now: what was seen before is not shown again. */
export const previewQuery = (place: RunPlace) =>
  queryOptions({
    queryKey: ['pay-run', 'preview', place],
    queryFn: ({ signal }) => previewOf(place, signal),
    staleTime: 0,
    gcTime: 0,
  });
