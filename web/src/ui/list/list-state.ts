import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { defaultLimit } from '@muster/contract/kernel/page.ts';
import { id } from '@muster/contract/kernel/values.ts';
import { readWire, writeWire } from '@muster/contract/kernel/wire.ts';
import type { z } from 'zod';
import type { Sort } from '../table/column.ts';
import { pageSizes } from '../table/paging.ts';

/** What a list can be asked: the address of its screen speaks as its call does. */
export interface ListShape {
  readonly query: z.core.$ZodType;
  /** the fields to filter by */
  readonly filters: readonly string[];
  /** the order when none is asked for */
  readonly sort: string;
}

export interface ListState {
  readonly pageNo: number;
  readonly limit: number;
  readonly sort: string;
  readonly search: string;
  readonly active: boolean | undefined;
  readonly filters: Readonly<Record<string, string>>;
  /** the record in the drawer: an id, or a new one */
  readonly open: string | undefined;
  /** the day that the drawer begins with, where a row is one of many days */
  readonly day?: string;
}

export const newRecord = 'new';

export const sortOf = (sort: string): Sort =>
  sort.startsWith('-')
    ? { key: sort.slice(1), descending: true }
    : { key: sort, descending: false };
export const sortText = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** What the list's call is asked, in the names of code. */
export const askedBy = ({ pageNo, limit, sort, search, active, filters }: ListState) => ({
  ...filters,
  pageNo,
  limit,
  sort,
  search: search || undefined,
  active,
});

type Params = Readonly<Record<string, unknown>>;

/** Each parameter for itself: one that cannot be understood must not cost the others. */
function understood(query: z.core.$ZodType, params: Params): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const read = readWire(query, { [name]: String(value) });
    if (read.ok) Object.assign(found, read.value);
  }
  return found;
}

const isOpenable = (open: unknown): open is string =>
  open === newRecord || id().safeParse(open).success;

const opened = ({ open, day }: Params): Pick<ListState, 'open' | 'day'> =>
  isOpenable(open) ? { open, ...(isBusinessDay(day) && { day }) } : { open: undefined };

export function readListState(shape: ListShape, params: Params): ListState {
  const found: Partial<ListState> & Params = understood(shape.query, params);
  const filters = shape.filters.filter((key) => found[key] !== undefined);
  return {
    pageNo: found.pageNo || 1,
    limit: pageSizes.find((size) => size === found.limit) ?? defaultLimit,
    sort: found.sort ?? shape.sort,
    search: found.search ?? '',
    active: found.active,
    filters: Object.fromEntries(filters.map((key) => [key, String(found[key])])),
    ...opened(params),
  };
}

/** The parameters of a list in which nothing is open, with a record in its drawer. */
export const withOpen = (params: Readonly<Record<string, string>>, open: string, day?: string) => ({
  ...params,
  open,
  ...(day && { day }),
});

/** Defaults stay out of the address. */
export function writeListState(shape: ListShape, state: ListState): Record<string, string> {
  const written = writeWire(shape.query, {
    ...askedBy(state),
    pageNo: state.pageNo === 1 ? undefined : state.pageNo,
    limit: state.limit === defaultLimit ? undefined : state.limit,
    sort: state.sort === shape.sort ? undefined : state.sort,
  });
  const params = written.ok ? (written.value as Record<string, string>) : {};
  return state.open ? withOpen(params, state.open, state.day) : params;
}

/** A list narrowed by some of its filters: the parameters of a link to it. */
export const narrowedTo = (shape: ListShape, filters: ListState['filters']) =>
  writeListState(shape, { ...readListState(shape, {}), filters });

export const filterCount = ({ active, filters }: ListState): number =>
  Object.keys(filters).length + (active === undefined ? 0 : 1);

export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || filterCount(state) > 0;
