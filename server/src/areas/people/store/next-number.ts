import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/**
 * The next free employee numbers; whoever takes them holds the counter until saved. Those that a batch
 * is going to give are not free either.
 */
export async function nextNumbers(tx: Tx, count: number, batchId?: string): Promise<string[]> {
  const free: string[] = [];
  while (free.length < count) {
    const wanted = count - free.length;
    const taken = await sql<{ last: number }>`insert into counter (name, last)
      values ('employee', ${wanted})
      on conflict (name) do update set last = counter.last + ${wanted} returning last`.execute(tx);
    const first = (taken.rows[0]?.last ?? wanted) - wanted + 1;
    const numbers = Array.from(
      { length: wanted },
      (_, at) => `EMP-${String(first + at).padStart(5, '0')}`,
    );
    const known = await sql<{ number: string }>`select asked.number
      from unnest(${numbers}::text[]) as asked (number)
      where exists (select 1 from employee where lower(employee.number) = lower(asked.number))
        or lower(asked.number) in (select lower(line.cells ->> 'number')
          from sheet_row as line where line.batch_id = ${batchId ?? null}
            and line.cells ->> 'number' is not null)`.execute(tx);
    const used = new Set(known.rows.map(({ number }) => number));
    free.push(...numbers.filter((number) => !used.has(number)));
  }
  return free;
}

export async function nextNumber(tx: Tx): Promise<string> {
  const [number] = await nextNumbers(tx, 1);
  if (number === undefined) throw new Error('a number was asked for');
  return number;
}
