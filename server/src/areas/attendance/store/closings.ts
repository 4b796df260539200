import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { LatePolicy } from '../rules/late-policy.ts';
import type { ClosedMonth } from './figures.ts';
import type { DaySpan } from './stale.ts';

interface Row extends ClosedMonth, DaySpan {
  /** none: closed before it was kept */
  readonly policy: LatePolicy | null;
}

const columns = sql`concern_id as "concernId", month, from_date as from, to_date as until,
  case when late_free is not null then json_build_object('free', late_free, 'every', late_every,
    'costs', late_costs) end as policy`;

/** A closed month, held so that nobody opens it before we are done. */
export async function lockClosings(
  tx: Tx,
  { concernId, month }: ClosedMonth,
): Promise<Row | undefined> {
  const found = await sql<Row>`select ${columns} from attendance_lock
    where concern_id = ${concernId} and month = ${month} for no key update`.execute(tx);
  return found.rows[0];
}

/** Closed months that lack their figures. */
export async function findUncounted(db: Handle): Promise<ClosedMonth[]> {
  const found = await sql<ClosedMonth>`select concern_id as "concernId", month
    from attendance_lock where figures_at is null order by month, concern_id`.execute(db);
  return found.rows;
}

export const keepPolicy = (tx: Tx, { concernId, month }: ClosedMonth, policy: LatePolicy) =>
  sql`update attendance_lock set late_free = ${policy.free}, late_every = ${policy.every},
      late_costs = ${policy.costs}
    where concern_id = ${concernId} and month = ${month} and late_free is null`.execute(tx);

export const markCounted = (tx: Tx, { concernId, month }: ClosedMonth, at: string) =>
  sql`update attendance_lock set figures_at = ${at}
    where concern_id = ${concernId} and month = ${month}`.execute(tx);

/** What being late cost in the concerns for which just these days are closed. */
export async function findPolicies(
  db: Handle,
  { from, until }: DaySpan,
): Promise<ReadonlyMap<string, LatePolicy>> {
  const found = await sql<Row>`select ${columns} from attendance_lock
    where from_date = ${from} and to_date = ${until} and late_free is not null`.execute(db);
  return new Map(found.rows.map(({ concernId, policy }) => [concernId, policy as LatePolicy]));
}
