import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { entrySheetCalls } from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ListShape, ListState } from '../../../ui/list/list-state.ts';
import { isMoving } from '../../../ui/sheets/sheet-moving.ts';
import type { PaySheetPlace } from './pay-sheet-place.ts';

const beat = 800;
const keyOf = ({ name }: PaySheetPlace) => ['pay', 'by-sheet', name] as const;

export const paySheetsShape: ListShape = {
  query: entrySheetCalls.list.query,
  filters: [],
  sort: entrySheetCalls.list.listing.order,
};

export const paySheetsQuery = (place: PaySheetPlace, page: Pick<ListState, 'pageNo' | 'limit'>) =>
  queryOptions({
    queryKey: [...keyOf(place), 'list', page],
    queryFn: ({ signal }) => call(place.calls.list, { query: page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => isMoving(state)) ? beat * 3 : false,
  });

/** Asked again while something moves. */
export const paySheetQuery = (place: PaySheetPlace, id: string) =>
  queryOptions({
    queryKey: [...keyOf(place), 'one', id],
    queryFn: ({ signal }) => call(place.calls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.record.state) ? beat : false),
  });

type Checked = Pick<SheetBatch, 'id' | 'state'>;

export const paySheetTotalsQuery = (place: PaySheetPlace, { id, state }: Checked) =>
  queryOptions({
    queryKey: [...keyOf(place), 'totals', id, state],
    queryFn: ({ signal }) => call(place.calls.totals, { params: { id } }, signal),
    select: ({ record }) => record,
    enabled: !isMoving(state),
  });

/** The rows of a sheet; the address says which kind of them. */
export const paySheetRowsShape: ListShape = {
  query: entrySheetCalls.rows.query,
  filters: ['which'],
  sort: entrySheetCalls.rows.listing.order,
};

export function paySheetRowsQuery(
  place: PaySheetPlace,
  { id, state }: Checked,
  { pageNo, limit, filters }: Pick<ListState, 'pageNo' | 'limit' | 'filters'>,
) {
  // read from the address by the same schema
  const which = filters.which as Input<typeof entrySheetCalls.rows>['query']['which'];
  const query = { pageNo, limit, sort: 'row', which };
  return queryOptions({
    queryKey: [...keyOf(place), 'rows', id, state, query],
    queryFn: ({ signal }) => call(place.calls.rows, { params: { id }, query }, signal),
    placeholderData: keepPreviousData,
    enabled: state !== 'Checking',
  });
}

export type PaySheetMending = Input<typeof entrySheetCalls.mend>['body'];

/** What is done with sheets of pay; each makes everything about pay fresh again. */
export function usePaySheetChanges({ calls }: PaySheetPlace) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['pay'] });
  const kept = <A>(doing: Promise<A>) => doing.finally(() => void refresh());
  return {
    refresh,
    upload: (fileId: string) => kept(call(calls.import, { body: { fileId } })),
    recheck: (id: string) => kept(call(calls.check, { params: { id } })),
    mend: (id: string, body: PaySheetMending) => kept(call(calls.mend, { params: { id }, body })),
    apply: (id: string) => kept(call(calls.apply, { params: { id } })),
    undo: (id: string) => kept(call(calls.undo, { params: { id } })),
    remove: (id: string) => kept(call(calls.remove, { params: { id } })),
  };
}
