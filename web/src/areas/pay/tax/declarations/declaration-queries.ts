import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  declarationCalls,
  ownDeclarationCalls,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../../api/client.ts';
import { askedBy, type ListShape, type ListState } from '../../../../ui/list/list-state.ts';
import { countWaitingDeclarations } from './waiting-call.ts';

const all = ['tax-declaration'] as const;

export const declarationShape: ListShape = {
  // the state of a list holds words: a year is one, too
  query: declarationCalls.list.query.extend({
    year: z
      .string()
      .regex(/^2\d{3}$/)
      .optional(),
  }),
  filters: ['state', 'year', 'concern', 'department'],
  sort: declarationCalls.list.listing.order,
};

export function declarationsQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  const { year } = state.filters;
  // read from the address by the same schema
  const query = { ...asked, year: year === undefined ? undefined : Number(year) } as Input<
    typeof declarationCalls.list
  >['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(declarationCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const declarationQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(declarationCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

/** What someone declared for a year, the newest first. */
export const personDeclarationsQuery = (employeeId: string, year: number) =>
  queryOptions({
    queryKey: [...all, 'of', employeeId, year],
    queryFn: ({ signal }) =>
      call(declarationCalls.list, { query: { employeeId, year, limit: 0 } }, signal),
    select: ({ rows }) => rows,
    staleTime: 0,
  });

/** None: of the present income year. */
export const ownDeclarationsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...all, 'own', year],
    queryFn: ({ signal }) => call(ownDeclarationCalls.read, { query: { year } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

export const declarationCountQuery = queryOptions({
  queryKey: [...all, 'count'],
  queryFn: ({ signal }) => countWaitingDeclarations(signal),
  staleTime: 60_000,
});

const firstFew = 5;

/** Those that wait for the reader, the longest first. */
export const firstDeclarationsQuery = queryOptions({
  queryKey: [...all, 'first'],
  queryFn: ({ signal }) =>
    call(
      declarationCalls.list,
      { query: { isWaiting: true, sort: 'declaredAt', limit: firstFew } },
      signal,
    ),
  staleTime: 0,
});

/** What waits is counted in the menu and in the inbox of every room: all that was read is read again. */
export function useDeclarationsChanged() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
