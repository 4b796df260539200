import { attendanceLockCalls } from '@muster/contract/attendance/device-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { runCompareCalls } from '@muster/contract/pay/overview/compare-calls.ts';
import { runInputCalls } from '@muster/contract/pay/overview/input-calls.ts';
import { reversalCalls } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { type PayRun, runCalls } from '@muster/contract/pay/run-calls.ts';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { recordCalled, recordLabel } from '../../../api/links/declared.ts';

/** Between two questions after work that goes on. */
const beat = 1_000;

const all = ['pay-run'] as const;

/** A step of a run shows in the run, the sheet and every payslip. */
export function useRefreshRuns() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export interface RunPlace {
  readonly concern: string;
  readonly month: string;
}

/** Asked quickly while it is being generated, slowly until everyone who was paid is told. */
export const beatOf = (runs: readonly PayRun[] | undefined): number | false => {
  if (runs?.some(({ making }) => making !== null)) return beat;
  return runs?.some(({ state, announcedAt }) => state === 'Paid' && !announcedAt)
    ? 5 * beat
    : false;
};

/** A run that was cancelled or reversed makes room for another of the same month. */
const current = (runs: readonly PayRun[]): PayRun | null =>
  runs.find(({ state }) => state !== 'Cancelled' && state !== 'Reversed') ??
  runs.find(({ state }) => state === 'Reversed') ??
  null;

/** The pay of a company for a month, asked about while it is being generated; none: nobody began it. */
export const runQuery = ({ concern, month }: RunPlace) =>
  queryOptions({
    queryKey: [...all, 'of', concern, month],
    queryFn: ({ signal }) =>
      call(runCalls.list, { query: { concern, month, kind: 'Salary', limit: 50 } }, signal),
    select: ({ rows }) => current(rows),
    refetchInterval: ({ state: { data } }) => beatOf(data?.rows),
  });

/** What there was to pay in a month: the salary first, then each bonus. */
export const paidRunsQuery = ({ concern, month }: RunPlace) =>
  queryOptions({
    queryKey: [...all, 'paid', concern, month],
    queryFn: ({ signal }) => call(runCalls.list, { query: { concern, month, limit: 50 } }, signal),
    select: ({ rows }) =>
      rows
        .filter(({ state }) => !['Draft', 'Cancelled', 'Reversed'].includes(state))
        .toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '')),
  });

/** Beside the month before; read again when another calculation is shown. */
export const compareQuery = (run: Pick<PayRun, 'id' | 'generated'> | null) =>
  queryOptions({
    queryKey: [...all, 'compare', run?.id, run?.generated?.at],
    queryFn: run
      ? ({ signal }) => call(runCompareCalls.read, { params: { id: run.id } }, signal)
      : skipToken,
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const reversalsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'reversals', id],
    queryFn: ({ signal }) => call(reversalCalls.list, { params: { id } }, signal),
    select: ({ record }) => record,
  });

/** Where the page begins when its address names nothing. */
export const newestRunQuery = queryOptions({
  queryKey: [...all, 'newest'],
  queryFn: ({ signal }) => call(runCalls.list, { query: { kind: 'Salary', limit: 1 } }, signal),
  select: ({ rows }) => rows[0] ?? null,
});

const concerns = recordCalled('concern', organisationRecords);
const most = 100;

export const companiesQuery = queryOptions({
  queryKey: [...all, 'companies'],
  queryFn: ({ signal }) =>
    call(concerns.calls.list, { query: { active: true, limit: most, sort: 'name' } }, signal),
  select: ({ rows }) =>
    rows.map((record) => ({ value: record.id, label: recordLabel(concerns.entity, record) })),
});

/** What the month will be calculated with besides. */
export const runInputsQuery = (place: RunPlace) =>
  queryOptions({
    queryKey: [...all, 'inputs', place],
    queryFn: ({ signal }) => call(runInputCalls.read, { query: place }, signal),
    select: ({ record }) => record,
  });

/** Whether attendance is closed, asked about while its figures are being added up. */
export const closedMonthQuery = ({ concern, month }: RunPlace) =>
  queryOptions({
    queryKey: [...all, 'closed', concern, month],
    queryFn: ({ signal }) =>
      call(attendanceLockCalls.list, { query: { search: month, limit: most } }, signal),
    select: ({ rows }) =>
      rows.find((lock) => lock.month === month && lock.concern.id === concern) ?? null,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ isCounted }) => !isCounted) ? beat : false,
  });
