import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { attendanceOpen, figuresPending } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { AttemptRow, RunRow } from '../store/runs.ts';
import type { ClosedPeriod } from './terms.ts';

type Row = ClosedPeriod & { readonly isCounted: boolean };

/** A closed month with its days; none: it is open. */
export async function findClosedPeriod(
  db: Handle,
  concernId: string,
  month: string,
): Promise<Row | undefined> {
  const found = await sql<Row>`select concern_id as "concernId", month, from_date as from,
      to_date as until, created_at as "closedAt", figures_at is not null as "isCounted"
    from attendance_lock where concern_id = ${concernId} and month = ${month}`.execute(db);
  return found.rows[0];
}

/** Not opened since an attempt was begun; a bonus asks for no attendance. */
export async function isStillClosed(
  db: Handle,
  { run, attempt }: { readonly run: RunRow; readonly attempt: AttemptRow },
): Promise<boolean> {
  if (run.kind === 'Bonus') return true;
  const period = await findClosedPeriod(db, run.concernId, run.month);
  return period?.closedAt === attempt.terms.closedAt;
}

/** Refused where attendance is not closed, or its figures are not added up yet. */
export async function expectClosedPeriod(
  db: Handle,
  concernId: string,
  month: string,
): Promise<ClosedPeriod> {
  const period = await findClosedPeriod(db, concernId, month);
  if (!period) throw new Refusal(attendanceOpen, { month });
  if (!period.isCounted) throw new Refusal(figuresPending, { month });
  return period;
}
