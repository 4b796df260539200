import { type RawBuilder, sql } from 'kysely';

export type SqlPart = RawBuilder<unknown>;

/** The nearest whole, half away from zero, as `halfUp` of the kernel. */
export const halfUpInSql = (numerator: SqlPart, denominator: SqlPart): SqlPart =>
  sql`((2 * (${numerator}) + case when (${numerator}) < 0 then -(${denominator}) else ${denominator} end)
    / (2 * (${denominator})))`;
/** The same of what may be larger than a bigint, and is never below zero. */
export const halfUpWide = (numerator: SqlPart, denominator: SqlPart): SqlPart =>
  sql`div(2 * (${numerator})::numeric + (${denominator})::numeric, 2 * (${denominator})::numeric)::bigint`;
