import type { Answer, Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit } from '@muster/contract/kernel/page.ts';
import {
  type Batch,
  batchCalls,
  type BatchRow,
} from '@muster/contract/people/batches/batch-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { isMoving } from '../../../ui/sheets/sheet-moving.ts';
import type { ListShape, ListState } from '../../../ui/list/list-state.ts';

const all = ['people', 'batch'] as const;
const beat = 800;

type ListQuery = Input<typeof batchCalls.list>['query'];

export const batchesQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(batchCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => isMoving(state)) ? beat * 3 : false,
  });

/** Asked again while something moves. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(batchCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.record.state) ? beat : false),
  });

/** The rows of a batch; the address says which kind of them. */
export const rowsShape: ListShape = {
  query: batchCalls.rows.query,
  filters: ['which'],
  sort: batchCalls.rows.listing.order,
};

export function batchRowsQuery(
  { id, state }: Pick<Batch, 'id' | 'state'>,
  { pageNo, limit, sort, search, filters }: Omit<ListState, 'active' | 'open'>,
) {
  // read from the address by the same schema
  const which = filters.which as Input<typeof batchCalls.rows>['query']['which'];
  const query = { pageNo, limit, sort, search: search || undefined, which };
  return queryOptions({
    // checked rows stay as they are; what is still being checked is not shown
    queryKey: [...all, 'rows', id, state, query],
    queryFn: ({ signal }) => call(batchCalls.rows, { params: { id }, query }, signal),
    placeholderData: keepPreviousData,
    enabled: state !== 'Checking',
  });
}

/** What is named and not there; asked again after every check. */
export const missingQuery = ({ id, state }: Pick<Batch, 'id' | 'state'>) =>
  queryOptions({
    queryKey: [...all, 'missing', id, state],
    queryFn: ({ signal }) => call(batchCalls.missing, { params: { id } }, signal),
    select: ({ rows }) => rows,
    staleTime: 0,
    enabled: state === 'Checked',
  });

/** All rows with wrong cells, page after page. */
export async function faultyRows(id: string): Promise<readonly BatchRow[]> {
  const rows: BatchRow[] = [];
  const limit = largestLimit.other;
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { which: 'faulty', limit, pageNo } as const;
    const page = await call(batchCalls.rows, { params: { id }, query });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

export type Mending = Input<typeof batchCalls.mend>['body'];

/** What is done with batches; each makes everything about people fresh again. */
export function useBatchChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['people'] });
  const kept = <A>(doing: Promise<A>) => doing.finally(() => void refresh());
  /** its answer is shown at once, so that the end of the check is noticed however fast it comes */
  const shown = (id: string, checking: Promise<Answer<typeof batchCalls.check>>) =>
    kept(checking.then((answer) => client.setQueryData(batchQuery(id).queryKey, answer)));
  return {
    refresh,
    check: (body: Input<typeof batchCalls.import>['body']) =>
      kept(call(batchCalls.import, { body })),
    change: (body: Input<typeof batchCalls.change>['body']) =>
      kept(call(batchCalls.change, { body })),
    recheck: (id: string) => shown(id, call(batchCalls.check, { params: { id } })),
    mend: (id: string, body: Mending) => shown(id, call(batchCalls.mend, { params: { id }, body })),
    apply: (id: string) => kept(call(batchCalls.apply, { params: { id } })),
    undo: (id: string) => kept(call(batchCalls.undo, { params: { id } })),
    remove: (id: string) => kept(call(batchCalls.remove, { params: { id } })),
  };
}
