import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { ownPayCalls } from '@muster/contract/pay/own-pay-calls.ts';
import { payslipAroundCalls } from '@muster/contract/pay/payslip/payslip-around.ts';
import { payslipReaderCalls } from '@muster/contract/pay/readings/payslip-readers.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';

const all = ['pay-sheet'] as const;
type SheetQuery = NonNullable<Input<typeof salarySheetCalls.list>['query']>;

const who = ['month', 'concern', 'department', 'designation', 'kind', 'runId'] as const;
export const sheetShape: ListShape = {
  query: salarySheetCalls.list.query,
  filters: [...who, 'state'],
  sort: salarySheetCalls.list.listing.order,
};
/** Its state is the page itself. */
export const paidShape: ListShape = { ...sheetShape, filters: who };

function asked(state: ListState, onlyPaid: boolean): SheetQuery {
  const { active: _active, ...query } = askedBy(state);
  // read from the address by the same schema
  return { ...query, ...(onlyPaid && { state: 'Paid' }) };
}

/** All that a list shows, on whatever page. */
export function choiceOf(state: ListState, month: string, onlyPaid: boolean) {
  const { limit: _limit, pageNo: _pageNo, sort: _sort, ...filters } = asked(state, onlyPaid);
  return { ...filters, month };
}

export function sheetsQuery(state: ListState, onlyPaid: boolean) {
  const query = asked(state, onlyPaid);
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(salarySheetCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** As a file: those that were chosen, or all that the list shows. */
export function downloadSheets(
  state: ListState,
  onlyPaid: boolean,
  format: ExportFormat,
  chosen?: ReadonlySet<string>,
) {
  const { limit: _limit, pageNo: _pageNo, ...query } = asked(state, onlyPaid);
  const ids = chosen && [...chosen].join(',');
  return call(salarySheetCalls.export, { query: { ...query, ids, format } });
}

export const payslipQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(salarySheetCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    // the step to the next one leaves the page where it is
    placeholderData: keepPreviousData,
  });

export const ownPayslipsQuery = (year: number) =>
  queryOptions({
    queryKey: [...all, 'own', year],
    // of which year it is stays with it, where the next one is on the way
    queryFn: async ({ signal }) => ({
      ...(await call(ownPayCalls.list, { query: { year, limit: 100 } }, signal)),
      year,
    }),
    placeholderData: keepPreviousData,
  });

export const ownPayslipQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'own-one', id],
    queryFn: ({ signal }) => call(ownPayCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const aroundPayslipQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'around', id],
    queryFn: ({ signal }) => call(payslipAroundCalls.one, { params: { id } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const aroundOwnQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'own-around', id],
    queryFn: ({ signal }) => call(payslipAroundCalls.own, { params: { id } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

/** The reading of whoever asks is among them by the time the payslip is there. */
export const payslipReadersQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'readers', id],
    queryFn: ({ signal }) => call(payslipReaderCalls.list, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });
