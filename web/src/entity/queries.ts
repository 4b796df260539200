import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Declared, EntityRecord } from '@muster/contract/kernel/entity.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { useRecordChanges } from '../api/hand-records/use-record-changes.ts';
import type { ExportFormat } from '../ui/list/views/export-menu.tsx';
import { askedBy, type ListState } from '../ui/list/list-state.ts';
import type { RecordScreen } from './record-screen.ts';

export function recordsQuery(screen: RecordScreen, state: ListState) {
  const query = askedBy(state);
  return queryOptions({
    queryKey: [screen.entity.name, 'list', query],
    queryFn: ({ signal }) => call(screen.calls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Never from memory: a form starts from what the server has now. */
export const oneQuery = (screen: Declared, id: string) =>
  queryOptions({
    queryKey: [screen.entity.name, 'one', id],
    queryFn: ({ signal }) => call(screen.calls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    gcTime: 0,
    staleTime: 0,
  });

/** The list as a file, by its filters and visible columns, or only the chosen rows of it. */
export function exportCall(
  { calls }: RecordScreen,
  state: ListState,
  format: ExportFormat,
  columns: readonly string[] | undefined,
  ids?: ReadonlySet<string>,
): Promise<SentFile> {
  const { pageNo: _page, limit: _limit, ...asked } = askedBy(state);
  const rows = ids ? { sort: state.sort, ids: [...ids].join(',') } : asked;
  return call(calls.export, { query: { ...rows, format, columns: columns?.join(',') } });
}

/** The changes of a record; others show its name, so each makes everything fresh again. */
export function useEntityChanges({ wordsIn, calls }: RecordScreen) {
  return useRecordChanges<EntityRecord>({
    one: (words) => wordsIn(words).one,
    said: (words) => wordsIn(words).said,
    shownIn: [],
    create: (body) => call(calls.create, { body }),
    change: (id, body) => call(calls.change, { params: { id }, body }),
    remove: (id) => call(calls.remove, { params: { id } }),
  });
}
