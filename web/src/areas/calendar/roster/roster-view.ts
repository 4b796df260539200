import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { ListShape, ListState } from '../../../ui/list/list-state.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { today } from '../../../session/company-days.ts';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { endOf, type RosterSpan, startOf } from './roster-span.ts';

/** The address says as much as someone chose; the rest is this fortnight. */
const shape: ListShape = {
  query: rosterCalls.grid.query.partial(),
  filters: ['from', 'until', 'concern', 'department', 'unit'],
  sort: 'name',
};

function spanOf({ from, until }: ListState['filters'], isPhone: boolean): RosterSpan {
  if (isPhone) return 'week';
  const isMonth = from !== undefined && until === endOf(startOf(from, 'month'), 'month');
  return isMonth ? 'month' : 'twoWeeks';
}

/** Which days and people are looked at. */
export function useRosterView() {
  const list = useListState(shape);
  const { filters, pageNo, limit, search, sort } = list.state;
  const span = spanOf(filters, usePhone());
  const from = startOf(filters.from ?? today(), span);
  const until = endOf(from, span);
  const show = (first: string, wanted: RosterSpan) => {
    const start = startOf(first, wanted);
    const days = { from: start, until: endOf(start, wanted) };
    list.change({ filters: { ...list.state.filters, ...days }, pageNo: 1 });
  };
  const { concern, department, unit } = filters;
  const asked = { from, until, concern, department, unit, pageNo, limit, sort };
  return {
    list,
    span,
    from,
    until,
    days: daysBetween(from, until),
    show,
    asked: { ...asked, search: search || undefined },
  };
}
export type RosterView = ReturnType<typeof useRosterView>;
