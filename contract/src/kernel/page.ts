import { z } from 'zod';
import type { Listing } from './listing.ts';
import { plainText, wholeInAddress } from './values.ts';
import { as } from './wire.ts';

export const defaultLimit = 10;
export const largestLimit = { master: 500, other: 200 } as const;
/** Lists count no further: a total of exactly this many means "or more". */
export const countCeiling = 10_000;

/** A limit of 0 asks for the largest page, a page of 0 for the first. */
export const pageQuery = {
  limit: wholeInAddress(0, 1_000_000).optional(),
  pageNo: wholeInAddress(0, 1_000_000).optional(),
};

/** What is asked of a list as it is declared, and of its file, which has no pages. */
export const rowsQuery = ({ sorts }: Listing) => ({
  sort: z.enum(sorts.flatMap((key) => [key, `-${key}`])).optional(),
  search: plainText(200).optional(),
});

/** What every list takes. */
export const listQuery = (listing: Listing) => ({ ...pageQuery, ...rowsQuery(listing) });

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
