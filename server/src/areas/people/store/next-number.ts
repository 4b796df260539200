import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** The next free employee number; whoever takes it holds the counter until saved. */
export async function nextNumber(tx: Tx): Promise<string> {
  for (;;) {
    const taken = await sql<{
      last: number;
    }>`insert into counter (name, last) values ('employee', 1)
      on conflict (name) do update set last = counter.last + 1 returning last`.execute(tx);
    const number = `EMP-${String(taken.rows[0]?.last).padStart(5, '0')}`;
    const known = await tx
      .selectFrom('employee')
      .select('id')
      .where(sql`lower(number)`, '=', number.toLowerCase())
      .executeTakeFirst();
    if (!known) return number;
  }
}
