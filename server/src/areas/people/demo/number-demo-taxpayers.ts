import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Whoever of the demo company pays tax has a number with the tax office. */
export async function numberDemoTaxpayers(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update person_detail as detail
    set tax_number = lpad((abs(hashtextextended(employee.number, 0)) % 1000000000000)::text, 12, '1')
    from employee where employee.id = detail.employee_id and detail.tax_number is null
      and employee.id = any(${[...ids]}::uuid[])`.execute(tx);
}
