import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { gateCalls } from '@muster/contract/pay/gate/gate-calls.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ListShape } from '../../../ui/list/list-state.ts';

const all = ['pay-gate'] as const;

/** What of the page stands in its address; `cause` is the one that is opened. */
export const gateShape: ListShape = {
  query: gateCalls.people.query,
  filters: ['cause', 'check', 'department', 'atLeast'],
  sort: gateCalls.people.listing.order,
};

type Asked = Input<typeof gateCalls.people>['query'];
export type PeopleAsked = Pick<
  Asked,
  'cause' | 'check' | 'department' | 'atLeast' | 'search' | 'sort'
>;

export const gateRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'run', id],
    queryFn: ({ signal }) => call(runCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });

export const gateQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'summary', id],
    queryFn: ({ signal }) => call(gateCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

export const gateComponentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'components', id],
    queryFn: ({ signal }) => call(gateCalls.components, { params: { id } }, signal),
    select: ({ record }) => record,
  });

const together = 20;
const more = 100;

/** The first few at once, then many at a time: of thousands nobody waits for all. */
export const gatePeopleQuery = (id: string, asked: PeopleAsked) =>
  infiniteQueryOptions({
    queryKey: [...all, 'people', id, asked],
    queryFn: ({ pageParam, signal }) =>
      call(gateCalls.people, { params: { id }, query: { ...asked, ...pageParam } }, signal),
    initialPageParam: { limit: together, pageNo: 1 },
    // the first hundred have the first twenty in them: they are asked for again, and shown once
    getNextPageParam: (last, pages) => {
      if (pages.length === 1)
        return last.total > last.rows.length ? { limit: more, pageNo: 1 } : undefined;
      const seen = (pages.length - 1) * more;
      return last.total > seen ? { limit: more, pageNo: pages.length } : undefined;
    },
    select: ({ pages }) => ({
      rows:
        pages.length === 1 ? (pages[0]?.rows ?? []) : pages.slice(1).flatMap(({ rows }) => rows),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const gatePersonQuery = (id: string, employeeId: string) =>
  queryOptions({
    queryKey: [...all, 'person', id, employeeId],
    queryFn: ({ signal }) => call(gateCalls.person, { params: { id, employeeId } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

const firstFew = 5;

/** Runs that wait for the reader to agree, who did not generate them; the oldest month first. */
export const waitingRunsQuery = queryOptions({
  queryKey: [...all, 'waiting'],
  queryFn: ({ signal }) =>
    call(runCalls.list, { query: { isWaiting: true, sort: 'month', limit: firstFew } }, signal),
  staleTime: 0,
});
