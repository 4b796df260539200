import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

/** What waits or was given up, by state; nothing that names anyone. */
export interface Counts {
  readonly jobs: Readonly<Record<string, number>>;
  readonly mails: Readonly<Record<string, number>>;
  readonly unsealed: { readonly count: number; readonly oldest: string | null };
}

const jobs = sql<{ state: string; count: number }>`select case
    when finished_at is not null then 'finished' when given_up_at is not null then 'given_up'
    when alive_at is not null then 'running' else 'waiting' end as state, count(*)::int as count
  from job group by 1`;
const mails = sql<{ state: string; count: number }>`select
    case when given_up_at is null then 'waiting' else 'given_up' end as state,
    count(*)::int as count
  from mail where sent_at is null group by 1`;
const unsealed = sql<Counts['unsealed']>`select count(*)::int as count, min(at) as oldest
  from audit_unsealed join audit_entry on id = audit_entry_id`;

/** A state that nothing is in is a zero, not an absence. */
const byState = (states: readonly string[], rows: readonly { state: string; count: number }[]) =>
  Object.fromEntries(
    states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]),
  );

export async function countAll(db: Db): Promise<Counts> {
  const counted = await jobs.execute(db);
  const outbox = await mails.execute(db);
  const entries = await unsealed.execute(db);
  return {
    jobs: byState(['waiting', 'running', 'finished', 'given_up'], counted.rows),
    mails: byState(['waiting', 'given_up'], outbox.rows),
    unsealed: entries.rows[0] ?? { count: 0, oldest: null },
  };
}
