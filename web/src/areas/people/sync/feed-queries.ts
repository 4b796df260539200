import { syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { batchesQuery } from '../batches/batch-queries.ts';

export const hrisFeedQuery = queryOptions({
  queryKey: ['hris-feed'],
  queryFn: ({ signal }) => call(syncCalls.read, {}, signal),
  staleTime: 0,
});

/** The newest few: all of them stand among the imports and changes. */
export const runsQuery = batchesQuery({ kind: 'sync', limit: 5 });
