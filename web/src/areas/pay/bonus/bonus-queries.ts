import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';
import { beatOf } from '../runs/run-queries.ts';

/** Between two questions after work that goes on. */
const beat = 1_000;
const all = ['pay-bonus'] as const;

export const bonusShape: ListShape = {
  query: runCalls.list.query,
  filters: ['concern', 'state'],
  sort: runCalls.list.listing.order,
};

export function bonusesQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query: Input<typeof runCalls.list>['query'] = { ...asked, kind: 'Bonus' };
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(runCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ making }) => making !== null) ? beat : false,
  });
}

interface BonusPlace {
  readonly month: string;
  /** none: of every company */
  readonly concern: string | undefined;
}

/** The bonuses of a month, to choose one of. */
export const monthBonusesQuery = (place: BonusPlace) =>
  queryOptions({
    queryKey: [...all, 'of-month', place],
    queryFn: ({ signal }) =>
      call(runCalls.list, { query: { ...place, kind: 'Bonus', limit: 50 } }, signal),
    select: ({ rows }) => rows.filter(({ state }) => state !== 'Cancelled'),
  });

export const bonusQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(runCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    refetchInterval: ({ state: { data } }) => beatOf(data && [data.record]),
  });

export const religionsQuery = (concernId: string | undefined) =>
  queryOptions({
    queryKey: [...all, 'religions', concernId],
    queryFn: concernId
      ? ({ signal }) => call(bonusCalls.religions, { query: { concernId } }, signal)
      : skipToken,
    select: ({ record }) => record,
  });
