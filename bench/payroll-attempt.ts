import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findClosedPeriod } from '../server/src/areas/pay/runs/closed-period.ts';
import { makeTerms } from '../server/src/areas/pay/runs/terms.ts';
import type { Db } from '../server/src/platform/db/transaction.ts';
import { testSettings } from '../server/src/testing/people/test-house.ts';
import { at, concernId } from './payroll-company.ts';

/** A run of a closed month whose first calculation may begin. */
export async function newAttempt(db: Db, month: string): Promise<string> {
  const [runId, attemptId] = [randomUUID(), randomUUID()];
  const period = await findClosedPeriod(db, concernId, month);
  if (!period) throw new Error(`${month} is open`);
  const terms = await makeTerms(db, await testSettings().read(db, at), period);
  await sql`insert into salary_run (id, concern_id, month, kind, state, created_at)
    values (${runId}, ${concernId}, ${month}, 'Salary', 'Draft', ${at})`.execute(db);
  await sql`insert into salary_attempt (id, run_id, state, terms, asked_by_kind, asked_by_id, created_at)
    values (${attemptId}, ${runId}, 'Making', ${JSON.stringify(terms)}, 'user', ${runId},
      ${period.until}::date + 1)`.execute(db);
  return attemptId;
}
