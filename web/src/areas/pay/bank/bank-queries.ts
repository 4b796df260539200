import { bankRecords } from '@muster/contract/pay/bank/bank-records.ts';
import { bankSheetCalls } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { templateCalls } from '@muster/contract/pay/bank/template-calls.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import type { ExportFormat } from '../../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../../ui/list/list-state.ts';

const all = ['pay-bank'] as const;
const most = 100;
export const payerRecord = recordCalled('paying-account', bankRecords);
const templateRecord = recordCalled('bank-template', bankRecords);

/** A batch shows on the sheet, in the list and on its own page. */
export function useRefreshBank() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: all });
    // a run says how many are in a batch
    void client.invalidateQueries({ queryKey: ['pay-run'] });
  };
}

type SheetQuery = NonNullable<Input<typeof bankSheetCalls.list>['query']>;

export const bankSheetShape: ListShape = {
  query: bankSheetCalls.list.query,
  filters: ['month', 'concern', 'department', 'designation', 'kind', 'runId', 'state', 'group'],
  sort: bankSheetCalls.list.listing.order,
};

export function bankSheetQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  // read from the address by the same schema
  const query = asked as SheetQuery;
  return queryOptions({
    queryKey: [...all, 'sheet', query],
    queryFn: ({ signal }) => call(bankSheetCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What goes where of one month, without its rows. */
export const payoutQuery = (query: Pick<SheetQuery, 'month' | 'runId' | 'state'>) =>
  queryOptions({
    queryKey: [...all, 'payout', query],
    queryFn: ({ signal }) => call(bankSheetCalls.list, { query: { ...query, limit: 1 } }, signal),
    select: ({ totals }) => totals,
  });

export function downloadBankSheet(state: ListState, format: ExportFormat) {
  const { active: _active, pageNo: _page, limit: _limit, ...asked } = askedBy(state);
  const query = { ...asked, format } as Input<typeof bankSheetCalls.export>['query'];
  return call(bankSheetCalls.export, { query });
}

export const batchShape: ListShape = {
  query: bankBatchCalls.list.query,
  filters: ['month', 'concern', 'method'],
  sort: bankBatchCalls.list.listing.order,
};

export function bankBatchesQuery(state: ListState) {
  const { active: _active, ...asked } = askedBy(state);
  const query = asked as NonNullable<Input<typeof bankBatchCalls.list>['query']>;
  return queryOptions({
    queryKey: [...all, 'batches', query],
    queryFn: ({ signal }) => call(bankBatchCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The newest batch of a run, if there is one. */
export const lastBatchQuery = (run: Pick<PayRun, 'id' | 'concern' | 'month'> | null) =>
  queryOptions({
    queryKey: [...all, 'last-batch', run?.id],
    queryFn: run
      ? ({ signal }) => {
          const query = { concern: run.concern.id, month: run.month, limit: most };
          return call(bankBatchCalls.list, { query }, signal);
        }
      : skipToken,
    select: ({ rows }) => rows.find(({ runId }) => runId === run?.id) ?? null,
  });

export const bankBatchQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'batch', id],
    queryFn: ({ signal }) => call(bankBatchCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'template', id],
    queryFn: ({ signal }) => call(templateCalls.read, { params: { id } }, signal),
    select: ({ record }) => record,
  });

/** Those in use, by name, with the kind of file each makes. */
export const templatesQuery = queryOptions({
  queryKey: [...all, 'templates'],
  queryFn: ({ signal }) =>
    call(templateRecord.calls.list, { query: { active: true, limit: most, sort: 'name' } }, signal),
  select: ({ rows }) =>
    rows.map((record) => ({
      id: record.id,
      name: String(record['name']),
      kind: String(record['kind']),
    })),
});
