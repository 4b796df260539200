import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { rosterCalls, rosterPatternCalls } from '@muster/contract/calendar/roster-calls.ts';
import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../api/client.ts';
import type { ExportFormat } from '../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';

const all = ['calendar'] as const;

/** One change shows in many places: a shift in its list, in patterns, in every day of the grid. */
export function useRefreshCalendar() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: all });
}

type Query<E> = Input<E> extends { query: infer Q } ? Q : never;

/** The state of a list holds words: a year is one, too. */
const yearWord = z
  .string()
  .regex(/^2\d{3}$/)
  .optional();

export const holidayShape: ListShape = {
  query: holidayCalls.list.query.extend({ year: yearWord }),
  filters: ['year', 'type', 'location'],
  sort: 'startDate',
};
export const shiftShape: ListShape = {
  query: shiftCalls.list.query,
  filters: [],
  sort: 'startTime',
};
export const patternShape: ListShape = {
  query: rosterPatternCalls.list.query,
  filters: [],
  sort: rosterPatternCalls.list.listing.order,
};
export const assignmentShape: ListShape = {
  query: rosterCalls.assignments.query,
  filters: ['target'],
  sort: rosterCalls.assignments.listing.order,
};

export function holidaysQuery(state: ListState, year: number) {
  // read from the address by the same schema
  const query = { ...askedBy(state), year } as Query<typeof holidayCalls.list>;
  return queryOptions({
    queryKey: [...all, 'holidays', query],
    queryFn: ({ signal }) => call(holidayCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Those of a year that do not come again by themselves, whatever the list shows of it. */
export const movingHolidays = (year: number) =>
  queryOptions({
    queryKey: [...all, 'moving', year],
    queryFn: ({ signal }) =>
      call(
        holidayCalls.list,
        { query: { year, active: true, limit: 0, sort: 'startDate' } },
        signal,
      ),
    select: ({ rows }) => rows.filter(({ recurring, can }) => !recurring && can.change),
  });

/** As the address narrows the list; a file has no pages. */
export function downloadHolidays(state: ListState, year: number, format: ExportFormat) {
  const { limit: _limit, pageNo: _pageNo, ...narrowed } = askedBy(state);
  const query = { ...narrowed, year, format } as Query<typeof holidayCalls.export>;
  return call(holidayCalls.export, { query });
}

export function exportRoster(asked: Query<typeof rosterCalls.grid>, format: ExportFormat) {
  const { limit: _limit, pageNo: _pageNo, ...narrowed } = asked;
  return call(rosterCalls.gridFile, { query: { ...narrowed, format } });
}

export function shiftsQuery(state: ListState) {
  const query = askedBy(state) as Query<typeof shiftCalls.list>;
  return queryOptions({
    queryKey: [...all, 'shifts', query],
    queryFn: ({ signal }) => call(shiftCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** All of them, also those out of use: old rosters still show them. */
export const allShifts = queryOptions({
  queryKey: [...all, 'all-shifts'],
  queryFn: ({ signal }) =>
    call(shiftCalls.list, { query: { limit: 0, sort: 'startTime' } }, signal),
  select: ({ rows }) => rows,
});

export const allPatterns = queryOptions({
  queryKey: [...all, 'all-patterns'],
  queryFn: ({ signal }) =>
    call(rosterPatternCalls.list, { query: { limit: 0, sort: 'name' } }, signal),
  select: ({ rows }) => rows,
});

export function patternsQuery({ pageNo, limit, sort, search }: ListState) {
  const asked = { pageNo, limit, sort, search: search || undefined };
  const query = asked as Query<typeof rosterPatternCalls.list>;
  return queryOptions({
    queryKey: [...all, 'patterns', query],
    queryFn: ({ signal }) => call(rosterPatternCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function assignmentsQuery({ pageNo, limit, sort, search, filters }: ListState) {
  const asked = { ...filters, pageNo, limit, sort, search: search || undefined };
  const query = asked as Query<typeof rosterCalls.assignments>;
  return queryOptions({
    queryKey: [...all, 'assignments', query],
    queryFn: ({ signal }) => call(rosterCalls.assignments, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const gridQuery = (query: Query<typeof rosterCalls.grid>) =>
  queryOptions({
    queryKey: [...all, 'grid', query],
    queryFn: ({ signal }) => call(rosterCalls.grid, { query }, signal),
    placeholderData: keepPreviousData,
  });
