import {
  attendanceCalls,
  ownAttendanceCalls,
} from '@muster/contract/attendance/attendance-calls.ts';
import { entryCalls } from '@muster/contract/attendance/entry-calls.ts';
import { attendanceLockCalls, deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { ListShape, ListState } from '../../ui/list/list-state.ts';

/** Between two questions after work that goes on. */
const beat = 1_500;

const all = ['attendance'] as const;

/** A punch or a verdict shows in every report at once. */
export function useRefreshAttendance() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

type Query<E> = Input<E> extends { query: infer Q } ? Q : never;

const who = ['concern', 'department', 'designation', 'employeeId'] as const;
export const dailyShape: ListShape = {
  query: attendanceCalls.daily.query,
  filters: ['date', 'status', ...who],
  sort: attendanceCalls.daily.listing.order,
};
export const punchLogShape: ListShape = {
  query: attendanceCalls.log.query,
  filters: ['from', 'until', ...who],
  sort: attendanceCalls.log.listing.order,
};
export const summaryShape: ListShape = {
  query: attendanceCalls.summary.query,
  filters: ['from', 'until', ...who],
  sort: attendanceCalls.summary.listing.order,
};
/** Its heads are days: people are read from the first name on. */
export const matrixShape: ListShape = {
  query: attendanceCalls.matrix.query,
  filters: ['month', ...who],
  sort: 'name',
};
export const deviceShape: ListShape = {
  query: deviceCalls.list.query,
  filters: [],
  sort: deviceCalls.list.listing.order,
};
export const unknownShape: ListShape = {
  query: deviceCalls.unknown.query,
  filters: [],
  sort: deviceCalls.unknown.listing.order,
};
export const givenShape: ListShape = {
  query: deviceCalls.given.query,
  filters: [],
  sort: deviceCalls.given.listing.order,
};
export const lockShape: ListShape = {
  query: attendanceLockCalls.list.query,
  filters: [],
  sort: attendanceLockCalls.list.listing.order,
};
export const requestShape: ListShape = {
  query: timeRequestCalls.list.query,
  filters: ['kind', 'state', 'department', 'employeeId'],
  sort: timeRequestCalls.list.listing.order,
};

/** What the address asks for; read from there by the same schema as the call's. */
const narrowedBy = ({ filters, sort, search }: ListState) => ({
  ...filters,
  sort,
  search: search || undefined,
});
const pageBy = ({ pageNo, limit }: ListState) => ({ pageNo, limit });

export const narrowing = <E>(state: ListState) => narrowedBy(state) as Query<E>;

export function dailyQuery(state: ListState, team?: Team) {
  const query = { ...narrowing<typeof attendanceCalls.daily>(state), ...pageBy(state), team };
  return queryOptions({
    queryKey: [...all, 'daily', query],
    queryFn: ({ signal }) => call(attendanceCalls.daily, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function punchLogQuery(state: ListState) {
  const query = { ...narrowing<typeof attendanceCalls.log>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'log', query],
    queryFn: ({ signal }) => call(attendanceCalls.log, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function attendanceSummaryQuery(state: ListState) {
  const query = { ...narrowing<typeof attendanceCalls.summary>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'summary', query],
    queryFn: ({ signal }) => call(attendanceCalls.summary, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function matrixQuery(state: ListState) {
  const query = { ...narrowing<typeof attendanceCalls.matrix>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'matrix', query],
    queryFn: ({ signal }) => call(attendanceCalls.matrix, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** One person's month: a matrix of one row. */
export const personMonthQuery = (employeeId: string, month: string) =>
  queryOptions({
    queryKey: [...all, 'person', employeeId, month],
    queryFn: ({ signal }) =>
      call(attendanceCalls.matrix, { query: { employeeId, month, limit: 1 } }, signal),
    select: ({ rows }) => rows[0],
    placeholderData: keepPreviousData,
  });

/** The punches of one day of a person. */
export const dayPunchesQuery = (employeeId: string, day: string) =>
  queryOptions({
    queryKey: [...all, 'punches', employeeId, day],
    queryFn: ({ signal }) =>
      call(
        attendanceCalls.log,
        { query: { employeeId, from: day, until: day, limit: 100 } },
        signal,
      ),
    // the log is told from its end, a day from its morning
    select: ({ rows }) => rows.toReversed(),
  });

export const todayQuery = queryOptions({
  queryKey: [...all, 'today'],
  queryFn: ({ signal }) => call(ownAttendanceCalls.check, {}, signal),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const ownMonthQuery = (month: string) =>
  queryOptions({
    queryKey: [...all, 'own-month', month],
    queryFn: ({ signal }) => call(ownAttendanceCalls.month, { query: { month } }, signal),
    placeholderData: keepPreviousData,
  });

export const ownRequestsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...all, 'own-requests', pageNo],
    queryFn: ({ signal }) => call(timeRequestCalls.own, { query: { pageNo, limit: 10 } }, signal),
    placeholderData: keepPreviousData,
  });

export function requestsQuery(state: ListState) {
  const query = { ...narrowing<typeof timeRequestCalls.list>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'requests', query],
    queryFn: ({ signal }) => call(timeRequestCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function devicesQuery(state: ListState) {
  const query = { ...narrowing<typeof deviceCalls.list>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'devices', query],
    queryFn: ({ signal }) => call(deviceCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function givenQuery(state: ListState) {
  const query = { ...narrowing<typeof deviceCalls.given>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'given', query],
    queryFn: ({ signal }) => call(deviceCalls.given, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function unknownQuery(state: ListState) {
  const query = { ...narrowing<typeof deviceCalls.unknown>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'unknown', query],
    queryFn: ({ signal }) => call(deviceCalls.unknown, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Closed months, asked about while any of them is being counted. */
export function locksQuery(state: ListState) {
  const query = { ...narrowing<typeof attendanceLockCalls.list>(state), ...pageBy(state) };
  return queryOptions({
    queryKey: [...all, 'locks', query],
    queryFn: ({ signal }) => call(attendanceLockCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ isCounted }) => !isCounted) ? beat : false,
  });
}

/** What was entered for others on a day, asked about while any of it is under way. */
export const punchEntriesQuery = (day: string) =>
  queryOptions({
    queryKey: [...all, 'entries', day],
    queryFn: ({ signal }) => call(entryCalls.list, { query: { day, limit: 5 } }, signal),
    select: ({ rows }) => rows,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === 'Applying' || state === 'Undoing') ? beat : false,
  });

/** Shifts to choose among. */
export const shiftChoicesQuery = queryOptions({
  queryKey: [...all, 'shifts'],
  queryFn: ({ signal }) => call(shiftCalls.list, { query: { limit: 100 } }, signal),
  select: ({ rows }) => rows.filter(({ active }) => active),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'import', id],
    queryFn: ({ signal }) => call(deviceCalls.readImport, { params: { id } }, signal),
    select: ({ record }) => record,
  });
