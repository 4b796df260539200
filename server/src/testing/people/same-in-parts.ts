import { sql } from 'kysely';
import { expect } from 'vitest';
import { calculatePeople } from '../../areas/pay/runs/calculate-people.ts';
import type { Terms } from '../../areas/pay/rules/inputs.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';

interface LiveAttempt {
  readonly id: string;
  readonly runId: string;
  readonly concernId: string;
  readonly terms: Terms;
}

/** Rows of the one that the other has not, whatever table they are in. */
const missing = (table: string, columns: string, one: string, other: string) => sql<object>`
  select ${sql.raw(columns)} from ${sql.table(table)} where attempt_id = ${one}
  except all select ${sql.raw(columns)} from ${sql.table(table)} where attempt_id = ${other}`;

const compared: readonly [table: string, columns: string][] = [
  ['salary_input', 'employee_id, hash'],
  [
    'salary_line',
    'employee_id, place, component_id, kind, in_gross, due, amount, computed, source_id, for_month, cause',
  ],
  [
    'salary_sheet',
    'employee_id, id, paid_days, gross, earnings, deductions, net, taxable, carried',
  ],
];

/** The month once more, person by person in these parts, into an attempt that is never shown: the same rows. */
export async function expectSameInParts(
  db: Db,
  month: string,
  parts: readonly (readonly string[])[],
): Promise<void> {
  const found = await sql<LiveAttempt>`select attempt.id, run.id as "runId",
      run.concern_id as "concernId", attempt.terms
    from salary_attempt as attempt join salary_run as run on run.id = attempt.run_id
    where run.month = ${month} and attempt.state = 'Live'`.execute(db);
  const [live] = found.rows;
  if (!live) throw new Error(`${month} has no calculation`);
  const attemptId = crypto.randomUUID();
  await sql`insert into salary_attempt (id, run_id, state, terms, asked_by_kind, asked_by_id, created_at)
    select ${attemptId}, run_id, 'Dropped', terms, asked_by_kind, asked_by_id, created_at
    from salary_attempt where id = ${live.id}`.execute(db);
  for (const part of parts)
    await transaction(db, (tx) => calculatePeople(tx, { ...live, attemptId }, part));
  for (const [table, columns] of compared) {
    const lost = await missing(table, columns, live.id, attemptId).execute(db);
    const more = await missing(table, columns, attemptId, live.id).execute(db);
    expect([table, ...lost.rows, ...more.rows]).toEqual([table]);
  }
}
