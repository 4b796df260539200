import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, type Tx, transaction } from '../../../../platform/db/transaction.ts';
import type { Pace } from '../../../../platform/in-slices.ts';
import { type Job, job } from '../../../../platform/jobs/job.ts';
import { executeByKeys } from '../../store/by-keys.ts';
import { sweepAttemptsName } from './generate-job-name.ts';

const together = 250;

/** What was agreed to stays, from whichever attempt it is. */
const isLeft = sql`not exists (select 1 from salary_sheet as kept
  where kept.attempt_id = input.attempt_id and kept.employee_id = input.employee_id
    and kept.state <> 'Generated')`;

const findLeft = async (db: Db): Promise<{ attemptId: string; ids: string[] } | undefined> => {
  const found = await sql<{ attemptId: string; id: string }>`
    select input.attempt_id as "attemptId", input.employee_id as id
    from salary_input as input
    where input.attempt_id in (select id from salary_attempt where state = 'Dropped') and ${isLeft}
    order by input.attempt_id, input.employee_id limit ${together}`.execute(db);
  const [first] = found.rows;
  if (!first) return undefined;
  const { attemptId } = first;
  return {
    attemptId,
    ids: found.rows.filter((row) => row.attemptId === attemptId).map((row) => row.id),
  };
};

async function drop(tx: Tx, attemptId: string, ids: readonly string[]): Promise<void> {
  const these = sql`where attempt_id = ${attemptId} and employee_id = any(${[...ids]}::uuid[])`;
  await executeByKeys(tx, sql`delete from salary_line ${these}`);
  await executeByKeys(tx, sql`delete from salary_sheet ${these}`);
  await executeByKeys(tx, sql`delete from salary_input ${these}`);
}

/** Rows of attempts that are no longer shown go, some at a time: after each generating, and every night. */
export const sweepAttemptsJob = ({ givesWay = false }: Pace = {}): Job =>
  job({
    ...sweepAttemptsName,
    data: z.object({}),
    schedule: '40 1 * * *',
    tries: 3,
    handle: async ({ db, stopping }) => {
      for (let left = await findLeft(db); left; left = await findLeft(db)) {
        stopping.throwIfAborted();
        const { attemptId, ids } = left;
        const began = performance.now();
        await transaction(db, (tx) => drop(tx, attemptId, ids));
        if (givesWay) await wait(performance.now() - began, undefined, { signal: stopping });
      }
    },
  });
