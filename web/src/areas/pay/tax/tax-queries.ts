import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { taxReportCalls } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../api/client.ts';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';

/** Below what is read again when something of pay was changed. */
const all = ['pay', 'tax'] as const;

export const taxReportShape: ListShape = {
  // the state of a list holds words: a year is one, too
  query: taxReportCalls.list.query.extend({
    year: z
      .string()
      .regex(/^2\d{3}$/)
      .optional(),
  }),
  filters: ['year', 'concern', 'department', 'designation'],
  sort: taxReportCalls.list.listing.order,
};

/** As the calls want it. */
const yearIn = ({ year }: ListState['filters']): number | undefined =>
  year === undefined ? undefined : Number(year);

export function taxReportQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = { ...asked, year: yearIn(state.filters) } as Input<
    typeof taxReportCalls.list
  >['query'];
  return queryOptions({
    queryKey: [...all, 'report', query],
    queryFn: ({ signal }) => call(taxReportCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const downloadTaxReport = (
  { filters, sort, search }: ListState,
  format: ExportFormat,
  chosen?: ReadonlySet<string>,
) =>
  call(taxReportCalls.export, {
    query: {
      ...filters,
      year: yearIn(filters),
      sort,
      search: search || undefined,
      ids: chosen && [...chosen].join(','),
      format,
    },
  });

export const taxDetailsQuery = (employeeId: string, year: number | undefined) =>
  queryOptions({
    queryKey: [...all, 'details', employeeId, year],
    queryFn: ({ signal }) => call(taxReportCalls.details, { query: { employeeId, year } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const ownTaxQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...all, 'own', year],
    queryFn: ({ signal }) => call(taxReportCalls.own, { query: { year } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const slabShape: ListShape = {
  query: slabCalls.list.query,
  filters: [],
  sort: slabCalls.list.listing.order,
};

export function slabsQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as Input<typeof slabCalls.list>['query'];
  return queryOptions({
    queryKey: [...all, 'slabs', query],
    queryFn: ({ signal }) => call(slabCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** All of them, to begin with a copy of one. */
export const allSlabsQuery = queryOptions({
  queryKey: [...all, 'slabs'],
  queryFn: ({ signal }) => call(slabCalls.list, { query: { limit: 0 } }, signal),
  select: ({ rows }) => rows,
});

export const slabQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'slab', id],
    queryFn: ({ signal }) => call(slabCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });
