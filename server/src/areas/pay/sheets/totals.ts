import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { sheetSource } from '../store/sheets.ts';

interface SheetTotals {
  readonly people: number;
  readonly gross: bigint;
  readonly earnings: bigint;
  readonly deductions: bigint;
  readonly net: bigint;
  readonly employer: bigint;
  readonly carried: bigint;
}

interface Totalled {
  /** of all that is listed */
  readonly total: number;
  readonly totals: SheetTotals;
}

const counted = sql`filter (where sheet.state <> 'Reversed')`;
const sum = (name: string) =>
  sql`coalesce(sum(sheet.${sql.ref(name)}) ${counted}, 0)::bigint as ${sql.ref(name)}`;

/** How many sheets there are, and what they come to; what was taken back comes to nothing, and is of nobody. */
export async function totalsOf(db: Handle, where: Condition): Promise<Totalled> {
  const sums = ['gross', 'earnings', 'deductions', 'net', 'employer', 'carried'].map(sum);
  const found = await sql<SheetTotals & { total: number }>`select count(*)::int as total,
      (count(*) ${counted})::int as people, ${sql.join(sums)}
    from ${sheetSource} where ${where}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('a count has a row');
  const { total, ...totals } = row;
  return { total, totals };
}
