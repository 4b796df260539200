import { z } from 'zod';
import { flag, plainText, wholeInAddress } from './values.ts';
import { as } from './wire.ts';

export const defaultLimit = 10;
export const largestLimit = { master: 500, other: 200 } as const;
/** Lists count no further: a total of exactly this many means "or more". */
export const countCeiling = 10_000;

/** What every list takes. A limit of 0 asks for the largest page, a page of 0 for the first. */
export const listQuery = (sortable: readonly string[]) => ({
  limit: wholeInAddress(0, 1_000_000).optional(),
  pageNo: wholeInAddress(0, 1_000_000).optional(),
  sort: z.enum(sortable.flatMap((field) => [field, `-${field}`])).optional(),
  search: plainText(200).optional(),
  active: flag().optional(),
});

export interface Page {
  readonly limit: number;
  readonly pageNo: number;
}

export const pageOf = (asked: { limit?: number; pageNo?: number }, largest: number): Page => ({
  limit: asked.limit === 0 ? largest : Math.min(asked.limit ?? defaultLimit, largest),
  pageNo: asked.pageNo || 1,
});

/** `{ <rows>, total, pageNo, limit }`: the rows under the name the published call gives them. */
export const pageAnswer = <R extends z.core.$ZodType>(row: R, rows: string) =>
  z.object({
    rows: as(z.array(row), rows),
    total: z.int(),
    pageNo: z.int(),
    limit: z.int(),
  });

/** One record under the key that the published call wraps it in. */
export const wrapped = <R extends z.core.$ZodType>(record: R, wrap: string) =>
  z.object({ record: as(record, wrap) });
