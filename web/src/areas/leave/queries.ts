import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { balanceCalls, blockCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { leaveFileCalls } from '@muster/contract/leave/calls/leave-file-calls.ts';
import { leaveTypeCalls } from '@muster/contract/leave/leave-type.ts';
import { monthCalls } from '@muster/contract/leave/calls/month-calls.ts';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../api/client.ts';
import type { ExportFormat } from '../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';

const all = ['leave'] as const;

/** One application shows in lists, balances, the month and the inbox: all is read again. */
export function useRefreshLeave() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}

export type Query<E> = Input<E> extends { query: infer Q } ? Q : never;

/** The state of a list holds words: a year is one, too. */
const year = z
  .string()
  .regex(/^2\d{3}$/)
  .optional();

export const applicationShape: ListShape = {
  query: leaveCalls.list.query.extend({ year }),
  filters: ['status', 'year', 'department', 'leaveType', 'employeeId'],
  sort: leaveCalls.list.listing.order,
};
export const ownShape: ListShape = {
  query: ownLeaveCalls.list.query.extend({ year }),
  filters: ['year'],
  sort: ownLeaveCalls.list.listing.order,
};
export const balanceShape: ListShape = {
  query: balanceCalls.list.query.extend({ year }),
  filters: ['year', 'department', 'leaveType', 'employeeId'],
  sort: balanceCalls.list.listing.order,
};
export const typeShape: ListShape = {
  query: leaveTypeCalls.list.query,
  filters: [],
  sort: leaveTypeCalls.list.listing.order,
};
/** The next days first, as in a calendar read from its end. */
export const blockShape: ListShape = {
  query: blockCalls.list.query.extend({ year }),
  filters: ['year'],
  sort: '-startDate',
};

/** What the address asks for, with figures where the call wants them. */
function asked({ pageNo, limit, sort, search, filters }: ListState) {
  const { year: word, ...others } = filters;
  const words = search || undefined;
  return { ...others, pageNo, limit, sort, search: words, ...(word && { year: +word }) };
}

export function applicationsQuery(state: ListState, team?: 'all') {
  // read from the address by the same schema
  const query = { ...asked(state), team } as Query<typeof leaveCalls.list>;
  return queryOptions({
    queryKey: [...all, 'applications', query],
    queryFn: ({ signal }) => call(leaveCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** As the address narrows and orders the list; a file has no pages. */
function wholeOf(state: ListState) {
  const { pageNo: _pageNo, limit: _limit, ...query } = asked(state);
  return query;
}

export function downloadApplications(state: ListState, format: ExportFormat, team?: 'all') {
  const query = { ...wholeOf(state), team, format } as Query<typeof leaveFileCalls.applications>;
  return call(leaveFileCalls.applications, { query });
}

export function downloadBalances(state: ListState, format: ExportFormat) {
  const query = { ...wholeOf(state), format } as Query<typeof leaveFileCalls.balances>;
  return call(leaveFileCalls.balances, { query });
}

export function ownQuery(state: ListState) {
  const query = { ...asked(state), status: 'All' as const };
  return queryOptions({
    queryKey: [...all, 'own', query],
    queryFn: ({ signal }) => call(ownLeaveCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(leaveCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

/** Balances per kind; without a person, the own. */
export const balanceSummaryQuery = (employeeId?: string, ofYear?: number) =>
  queryOptions({
    queryKey: [...all, 'summary', employeeId, ofYear],
    queryFn: ({ signal }) =>
      call(ownLeaveCalls.summary, { query: { employeeId, year: ofYear } }, signal),
  });

export const leavePlanQuery = (query: Query<typeof ownLeaveCalls.plan> | undefined) =>
  queryOptions({
    queryKey: [...all, 'plan', query],
    queryFn: query ? ({ signal }) => call(ownLeaveCalls.plan, { query }, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

export function typesQuery(state: ListState) {
  const query = askedBy(state) as Query<typeof leaveTypeCalls.list>;
  return queryOptions({
    queryKey: [...all, 'types', query],
    queryFn: ({ signal }) => call(leaveTypeCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** All of them, also those out of use: old applications still show them. */
export const allTypesQuery = queryOptions({
  queryKey: [...all, 'all-types'],
  queryFn: ({ signal }) => call(leaveTypeCalls.list, { query: { limit: 0, sort: 'name' } }, signal),
  select: ({ rows }) => rows,
});

export function balancesQuery(state: ListState) {
  const query = asked(state) as Query<typeof balanceCalls.list>;
  return queryOptions({
    queryKey: [...all, 'balances', query],
    queryFn: ({ signal }) => call(balanceCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const ledgerQuery = (query: Query<typeof balanceCalls.entries>) =>
  queryOptions({
    queryKey: [...all, 'entries', query],
    queryFn: ({ signal }) => call(balanceCalls.entries, { query }, signal),
    select: ({ entries }) => entries,
  });

/** A year that is over: what closing it does, or did. */
export const closingQuery = (ofYear: number) =>
  queryOptions({
    queryKey: [...all, 'closing', ofYear],
    queryFn: ({ signal }) => call(balanceCalls.closing, { query: { year: ofYear } }, signal),
    staleTime: 0,
  });

export function blocksQuery(state: ListState) {
  const query = asked(state) as Query<typeof blockCalls.list>;
  return queryOptions({
    queryKey: [...all, 'blocks', query],
    queryFn: ({ signal }) => call(blockCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const monthQuery = (query: Query<typeof monthCalls.all>) =>
  queryOptions({
    queryKey: [...all, 'month', query],
    queryFn: ({ signal }) => call(monthCalls.all, { query }, signal),
    select: ({ shown }) => shown,
    placeholderData: keepPreviousData,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: [...all, 'feed'],
  queryFn: ({ signal }) => call(monthCalls.feed, {}, signal),
  staleTime: 0,
});
