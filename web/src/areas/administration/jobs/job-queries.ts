import { jobCalls, type JobSeen } from '@muster/contract/administration/job-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

const all = ['jobs'] as const;
const beat = 2_000;

export const jobShape: ListShape = {
  query: jobCalls.list.query,
  filters: ['state', 'kind'],
  sort: jobCalls.list.listing.order,
};

/** It runs, or will at any moment; one that waits for a later try moves nothing on the screen. */
const isMoving = ({ state, nextTryAt }: JobSeen): boolean =>
  state === 'running' || (state === 'waiting' && nextTryAt === null);
const beatWhile = (jobs: readonly JobSeen[] | undefined): number | false =>
  jobs?.some(isMoving) ? beat : false;

/** Asked again while something moves; the library rests by itself while the tab is hidden. */
export function jobsQuery(state: ListState) {
  // read from the address by the same schema
  const query = askedBy(state) as Input<typeof jobCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(jobCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => beatWhile(data?.rows),
  });
}

export const backgroundTaskQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(jobCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => beatWhile(data && [data.record]),
  });

/** Begins a job again that was given up, and says how it went. */
export function useRetryJob() {
  const { words } = useWords();
  const { jobs } = words.administration;
  const client = useQueryClient();
  return useOneAtATime(async (id: string) => {
    try {
      await call(jobCalls.retry, { params: { id } });
      notify.success(jobs.retried);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? jobs.retryFailed);
    }
    await client.invalidateQueries({ queryKey: all });
  });
}
