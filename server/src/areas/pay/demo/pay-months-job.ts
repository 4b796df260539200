import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { readNow } from '../../../platform/now.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { findPayers, makeMonth } from './load-pay-months.ts';
import { makeDemoBatches } from './bank/make-demo-batches.ts';
import type { TaxTerms } from '../rules/inputs.ts';
import { findOvertakenTax } from '../store/tax/tax-overtaken.ts';
import { depositTax, numberTaxpayers } from './tax/load-tax.ts';
import { type DemoMonth, type DemoRun, payDemoMonth } from './pay-demo-month.ts';

export const demoPayMonthsName = { kind: 'pay.demo-months', queue: 'long' } as const;

/** A month between others that were paid, the oldest first, as tax wants it; a bonus in it is no salary. */
async function findGap(db: Db): Promise<DemoRun | undefined> {
  const found = await sql<DemoRun>`select known.concern_id as "concernId", month.name as month
    from (select concern_id, min(month) as first, max(month) as last from salary_run
        where kind = 'Salary' and paid_at is not null group by concern_id) as known
      cross join lateral (select to_char(one, 'YYYY-MM') as name from generate_series(
        (known.first || '-01')::date, (known.last || '-01')::date, interval '1 month') as one) as month
    where not exists (select 1 from salary_run as run where run.concern_id = known.concern_id
      and run.month = month.name and run.kind = 'Salary')
    order by month.name, known.concern_id limit 1`.execute(db);
  return found.rows[0];
}

/** What waits for a second person knows nothing yet of the months that were paid since: it is calculated again. */
async function findOvertakenRuns(tx: Tx): Promise<DemoMonth[]> {
  const found = await sql<DemoRun & { attemptId: string; tax: TaxTerms | null; people: string[] }>`
    select run.concern_id as "concernId", run.month, attempt.id as "attemptId",
      attempt.terms->'tax' as tax, (select array_agg(input.employee_id) from salary_input as input
        where input.attempt_id = attempt.id) as people
    from salary_run as run join salary_attempt as attempt on attempt.run_id = run.id
      and attempt.state = 'Live'
    where run.kind = 'Salary' and run.state = 'Generated' for update of run`.execute(tx);
  const overtaken: DemoMonth[] = [];
  for (const { concernId, month, attemptId, tax, people } of found.rows)
    if (tax && (await findOvertakenTax(tx, tax, attemptId, people)))
      overtaken.push({ concernId, month, isPaid: false, isOver: false });
  return overtaken;
}

/**
 * The paid months of the demo company whose attendance takes long to judge, made behind its first start; asked for by
 * that alone. It fills what lies between the oldest and the newest, so it goes on where it was broken off.
 */
export const demoPayMonthsJob = ({
  settings,
  givesWay = false,
}: {
  readonly settings: Settings;
  readonly givesWay?: boolean;
}): Job =>
  job({
    ...demoPayMonthsName,
    data: z.object({}),
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      for (let gap = await findGap(db); gap; gap = await findGap(db)) {
        stopping.throwIfAborted();
        const run = { ...gap, isPaid: true, isOver: true };
        const began = performance.now();
        const now = await readNow(settings)({ db, clock });
        const payroll = { payers: await findPayers(db), now, settings };
        await transaction(db, async (tx) => {
          await makeMonth(tx, run, payroll);
          const isMade = sql<boolean>`run.concern_id = ${run.concernId} and run.month = ${run.month}
            and run.kind = 'Salary'`;
          await makeDemoBatches(tx, isMade, payroll.payers);
          await depositTax(tx, payroll);
        });
        if (givesWay) await wait(performance.now() - began, undefined, { signal: stopping });
      }
      const now = await readNow(settings)({ db, clock });
      const payers = await findPayers(db);
      await transaction(db, async (tx) => {
        await numberTaxpayers(tx);
        for (const run of await findOvertakenRuns(tx))
          await payDemoMonth(tx, run, payers, await settings.read(tx, now.at));
      });
    },
  });
