import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';

/** Below what is read again when something of pay was changed. */
const all = ['pay', 'fund'] as const;

export const fundShape: ListShape = {
  query: fundCalls.list.query,
  filters: ['concern', 'employeeId'],
  sort: fundCalls.list.listing.order,
};

export function fundsQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as Input<typeof fundCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(fundCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const downloadFunds = ({ filters, sort, search }: ListState, format: ExportFormat) =>
  call(fundCalls.export, { query: { ...filters, sort, search: search || undefined, format } });

export const fundQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(fundCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });

export const ownFundQuery = queryOptions({
  queryKey: [...all, 'own'],
  queryFn: ({ signal }) => call(fundCalls.own, {}, signal),
  select: ({ record }) => record,
});

export type InterestRequest = Input<typeof fundCalls.previewInterest>['query'];

/** None while something of it is still to be typed. */
export const interestQuery = (query: InterestRequest | undefined) =>
  queryOptions({
    queryKey: [...all, 'interest', query],
    queryFn: query ? ({ signal }) => call(fundCalls.previewInterest, { query }, signal) : skipToken,
    select: ({ record }) => record,
  });
