import { correctionCalls } from '@muster/contract/pay/corrections/correction-calls.ts';
import { salaryEntryCalls } from '@muster/contract/pay/entry-calls.ts';
import { payRecords } from '@muster/contract/pay/records.ts';
import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { structureCalls } from '@muster/contract/pay/structure/structure-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { recordCalled } from '../../api/links/declared.ts';
import type { ExportFormat } from '../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';

const all = ['pay'] as const;

/** A salary or a structure shows in lists, forms and previews of pay: all of them are read again. */
export function useRefreshPay() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: all });
    // a run says with what it will be calculated
    void client.invalidateQueries({ queryKey: ['pay-run'] });
  };
}

export const payLinks = {
  component: recordCalled('pay-component', payRecords),
  structure: recordCalled('salary-structure', payRecords),
  concern: recordCalled('concern', organisationRecords),
  department: recordCalled('department', organisationRecords),
  designation: recordCalled('designation', organisationRecords),
} as const;

export const salaryShape: ListShape = {
  query: salaryCalls.list.query,
  filters: ['concern', 'department', 'designation', 'isMissing'],
  sort: salaryCalls.list.listing.order,
};

export function salariesQuery(state: ListState) {
  // read from the address by the same schema
  const query = askedBy(state) as Input<typeof salaryCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'salaries', query],
    queryFn: ({ signal }) => call(salaryCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function downloadSalaries(state: ListState, format: ExportFormat) {
  const { active: _active, limit: _limit, pageNo: _pageNo, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as Input<typeof salaryCalls.export>['query'];
  return call(salaryCalls.export, { query: { ...query, format } });
}

/** Nobody by that id, or nobody within reach: null. */
export const paidPersonQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...all, 'person', employeeId],
    queryFn: ({ signal }) => call(salaryCalls.list, { query: { employeeId } }, signal),
    select: ({ rows }) => rows[0] ?? null,
  });

export const salaryHistoryQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...all, 'history', employeeId],
    queryFn: ({ signal }) => call(salaryCalls.history, { params: { id: employeeId } }, signal),
    select: ({ record }) => record,
  });

export const salaryEntriesQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...all, 'entries', employeeId],
    queryFn: ({ signal }) =>
      call(salaryEntryCalls.list, { query: { employeeId, limit: 0 } }, signal),
  });

export const lateCorrectionsQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...all, 'corrections', employeeId],
    queryFn: ({ signal }) =>
      call(correctionCalls.list, { query: { employeeId, limit: 0 } }, signal),
  });

export const structureQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...all, 'structure', id],
    queryFn: id ? ({ signal }) => call(structureCalls.read, { params: { id } }, signal) : skipToken,
    select: ({ record }) => record,
  });

export interface KnownComponent {
  readonly name: string;
  readonly localName: string | null;
  readonly kind: ComponentKind;
}

/** All of them, also those out of use: old versions still have them. There are few. */
export const componentsQuery = queryOptions({
  queryKey: [...all, 'components'],
  queryFn: ({ signal }) =>
    call(payLinks.component.calls.list, { query: { limit: 0, sort: 'name' } }, signal),
  // the fields that the record declares
  select: ({ rows }) =>
    new Map(rows.map((row) => [row.id, row as unknown as KnownComponent] as const)),
});
