import { journalAccountCalls } from '@muster/contract/pay/journal/account-calls.ts';
import { journalCalls } from '@muster/contract/pay/journal/journal-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';

const all = ['pay-journal'] as const;

/** The journal of a run, or of a reversal of it. */
export interface JournalOf {
  readonly of: 'run' | 'reversal';
  readonly id: string;
}

export const journalQuery = ({ of, id }: JournalOf) =>
  queryOptions({
    queryKey: [...all, of, id],
    queryFn: ({ signal }) =>
      call(
        of === 'run' ? journalCalls.read : journalCalls.readReversal,
        { params: { id } },
        signal,
      ),
    select: ({ record }) => record,
  });

export const downloadJournal = ({ of, id }: JournalOf, format: ExportFormat) =>
  call(of === 'run' ? journalCalls.export : journalCalls.exportReversal, {
    params: { id },
    query: { format },
  });

export const accountsQuery = queryOptions({
  queryKey: [...all, 'accounts'],
  queryFn: ({ signal }) => call(journalAccountCalls.list, {}, signal),
  select: ({ record }) => record,
});

/** Other accounts show in every journal. */
export function useRefreshJournal() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: all });
}
