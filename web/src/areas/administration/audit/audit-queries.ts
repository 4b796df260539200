import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';
import type { ListShape, ListState } from '../../../ui/list/list-state.ts';

export const auditShape: ListShape = {
  query: auditCalls.list.query,
  filters: ['from', 'to', 'actor', 'action', 'record', 'recordId', 'requestId'],
  sort: '-at',
};

export function auditQuery({ pageNo, limit, sort, filters }: ListState) {
  const query = { ...filters, pageNo, limit, sort };
  return queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: ({ signal }) => call(auditCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const stateQuery = queryOptions({
  queryKey: ['audit', 'state'],
  queryFn: ({ signal }) => call(auditCalls.state, {}, signal),
  staleTime: 0,
  // Entries are sealed every minute: whoever looks on sees it happen.
  refetchInterval: 30_000,
});

/** Asked once for each time it is opened: each reading of values is kept in the log. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit', 'entry', id],
    queryFn: () => call(auditCalls.read, { params: { id } }),
    select: ({ record }) => record,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const exportAudit = (
  { sort, filters }: ListState,
  format: ExportFormat,
): Promise<SentFile> => call(auditCalls.export, { query: { ...filters, sort, format } });
