import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { sheetSource } from '../store/sheets.ts';

export interface SheetTotals {
  readonly people: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly carried: bigint;
}

const sum = (name: string) =>
  sql`coalesce(sum(sheet.${sql.ref(name)}) filter (where sheet.state <> 'Reversed'), 0)::bigint
    as ${sql.ref(name)}`;

/** How many sheets there are, and what they come to; what was taken back comes to nothing. */
export async function totalsOf(db: Handle, where: Condition): Promise<SheetTotals> {
  const sums = ['gross', 'earnings', 'deductions', 'net', 'employer', 'carried'].map(sum);
  const found = await sql<SheetTotals>`select count(*)::int as people, ${sql.join(sums)}
    from ${sheetSource} where ${where}`.execute(db);
  const [totals] = found.rows;
  if (!totals) throw new Error('a count has a row');
  return totals;
}
