import { isJobOver } from '@muster/contract/kernel/job-state.ts';
import { type OwnJob, ownJobCalls } from '@muster/contract/kernel/own-job-calls.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import { isRefusal } from '../refusal.ts';

const key = (id: string) => ['own-job', id] as const;
/** So often it is looked at while it goes on. */
const every = 700;

/** How far work is that the reader asked for; looked at until it is over, or is not theirs. */
export const ownJobQuery = (id: string) =>
  queryOptions({
    queryKey: key(id),
    queryFn: async ({ signal }): Promise<OwnJob> =>
      (await call(ownJobCalls.read, { params: { id } }, signal)).record,
    refetchInterval: ({ state: { data, error } }) =>
      (data && isJobOver(data.state)) || isRefusal(error, notFound) ? false : every,
    // it goes on while nobody looks
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

/** Stops it, where nothing of it has happened yet. */
export function useCancelJob() {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    const { record } = await call(ownJobCalls.cancel, { params: { id } });
    client.setQueryData(key(id), record);
  };
}
