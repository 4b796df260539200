import type { TableView } from './column.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** The rows on view, counted from one: 11–20 of 32. */
export const rangeOf = ({ pageNo, limit }: Pick<TableView, 'pageNo' | 'limit'>, total: number) => ({
  from: Math.min((pageNo - 1) * limit + 1, total),
  to: Math.min(pageNo * limit, total),
  total,
});

export const lastPageOf = (limit: number, total: number): number =>
  Math.max(1, Math.ceil(total / limit));
