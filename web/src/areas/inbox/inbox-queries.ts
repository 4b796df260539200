import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { ListShape, ListState } from '../../ui/list/list-state.ts';
import type { RoomWaiting } from '../../wiring/web-room.ts';

export const tabs = ['waiting', 'others', 'asked', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** Unasked the oldest waits first, the newest outcome is read first: as the call has it. */
const shapeFrom = (sort: string): ListShape => ({
  query: inboxCalls.list.query,
  filters: ['which', 'kind'],
  sort,
});
const waiting = shapeFrom('askedAt');
const over = shapeFrom(inboxCalls.list.listing.order);
export const inboxShape = (tab: unknown): ListShape =>
  tab === 'asked' || tab === 'decided' ? over : waiting;

const all = ['inbox'] as const;
export const listKey = [...all, 'list'] as const;

export const tabOf = ({ filters }: ListState): Tab =>
  tabs.find((tab) => tab === filters.which) ?? 'waiting';

export function inboxQuery(state: ListState) {
  const { filters, search, pageNo, limit, sort } = state;
  const words = search || undefined;
  const query = { which: tabOf(state), kind: filters.kind, search: words, sort, pageNo, limit };
  return queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => call(inboxCalls.list, { query }, signal),
    // rows of another tab would be told under the wrong heading
    placeholderData: (last, earlier) =>
      (earlier?.queryKey.at(-1) as typeof query | undefined)?.which === query.which
        ? keepPreviousData(last)
        : undefined,
    staleTime: 0,
  });
}

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(inboxCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

/**
 * How many wait, decisions and what else rooms have: asked for once, after each verdict and when one comes back to
 * the page.
 */
export const waitingCountQuery = (elsewhere: readonly Pick<RoomWaiting, 'count'>[]) =>
  queryOptions({
    queryKey: [...all, 'count', elsewhere.length],
    queryFn: async ({ signal }) => {
      const { total } = await call(inboxCalls.list, { query: { limit: 1 } }, signal);
      const others = await Promise.all(elsewhere.map(({ count }) => count(signal)));
      return others.reduce((sum, count) => sum + count, total);
    },
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

const firstFew = 5;

/** The first of those that wait, for the card of the first screen. */
export const firstQuery = queryOptions({
  queryKey: [...all, 'first'],
  queryFn: ({ signal }) => call(inboxCalls.list, { query: { limit: firstFew } }, signal),
  staleTime: 0,
});

export type DecideBody = Input<typeof inboxCalls.decide>['body'];
const mostAtOnce = 100;

/** Verdicts: a yes may change any record of any room, so all that was read is read again. */
export function useVerdicts() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries();
  return {
    decide: (id: string, said: DecideBody) =>
      call(inboxCalls.decide, { params: { id }, body: said }).finally(refresh),
    decideMany: async (ids: readonly string[], said: DecideBody) => {
      const outcomes = [];
      try {
        for (let at = 0; at < ids.length; at += mostAtOnce) {
          const body = { ...said, ids: ids.slice(at, at + mostAtOnce) };
          outcomes.push(...(await call(inboxCalls.decideMany, { body })).outcomes);
        }
      } finally {
        refresh();
      }
      return outcomes;
    },
  };
}
