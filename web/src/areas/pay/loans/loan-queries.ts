import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';

/** Below what is read again when something of pay was changed. */
const all = ['pay', 'loans'] as const;

export const loanShape: ListShape = {
  query: loanCalls.list.query,
  filters: ['concern', 'employeeId', 'state'],
  sort: loanCalls.list.listing.order,
};

export function loansQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as Input<typeof loanCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(loanCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const downloadLoans = ({ filters, sort, search }: ListState, format: ExportFormat) =>
  call(loanCalls.export, {
    query: { ...filters, sort, search: search || undefined, format },
  });

export const loanQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(loanCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });

export const ownLoansQuery = queryOptions({
  queryKey: [...all, 'own'],
  queryFn: ({ signal }) => call(loanCalls.own, {}, signal),
  select: ({ record }) => record,
});
