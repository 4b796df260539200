import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { nobodyToPay } from '@muster/contract/pay/refusals.ts';
import type { runCalls } from '@muster/contract/pay/run-calls.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { beginAttempt } from './attempts/begin-attempt.ts';
import { expectClosedPeriod } from './closed-period.ts';
import { makeTerms, type ClosedPeriod } from './terms.ts';

/** Someone of the concern has a salary within the period: there is something to calculate. */
async function expectSomeone(tx: Tx, { concernId, month, until }: ClosedPeriod): Promise<void> {
  const found = await sql`select 1 from attendance_figure as figure
    join salary_rate as rate on rate.employee_id = figure.employee_id and rate.from_date <= ${until}
    where figure.concern_id = ${concernId} and figure.month = ${month} limit 1`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(nobodyToPay, { month });
}

/**
 * Begins to calculate everyone's pay. What was agreed to or paid stays; the rest is shown when all of it is there, and
 * what was shown before stays until then.
 */
export async function generateRun(
  call: PayCall<Tx>,
  { concernId, month }: Input<typeof runCalls.generate>['body'],
) {
  const { db, actor, clock, settings } = call;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const known = await sql`select 1 from concern where id = ${concernId}`.execute(db);
  if (known.rows.length === 0) throw new Refusal(notFound);
  const period = await expectClosedPeriod(db, concernId, month);
  await expectSomeone(db, period);
  const terms = await makeTerms(db, await settings.read(db, clock.now()), period);
  return beginAttempt(call, { concernId, month, kind: 'Salary', title: null, terms });
}
