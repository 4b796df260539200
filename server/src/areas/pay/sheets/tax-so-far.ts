import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findOpeningTax } from '../by-sheet/opening-sheet-store.ts';
import { sheetSource } from '../store/sheets.ts';

/** What was earned and taxed by these payslips, and before this system was used. */
export async function readTaxSoFar(
  db: Handle,
  personId: string,
  where: Condition,
  year: number | undefined,
) {
  const found = await sql<{ taxable: bigint; tax: bigint }>`
    select coalesce(sum(sheet.taxable) filter (where sheet.state <> 'Reversed'), 0)::bigint as taxable,
      coalesce(sum(sheet.tax) filter (where sheet.state <> 'Reversed'), 0)::bigint as tax
    from ${sheetSource} where ${where}`.execute(db);
  const before = await findOpeningTax(db, personId, year);
  const sum = (key: 'taxable' | 'tax'): bigint =>
    [...found.rows, ...before].reduce((all, one) => all + one[key], 0n);
  return { taxable: sum('taxable'), tax: sum('tax'), before };
}
