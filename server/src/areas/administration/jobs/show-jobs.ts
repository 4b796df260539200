import type { JobSeen } from '@muster/contract/administration/job-calls.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { jobStateOf } from '../../../platform/jobs/job-state.ts';
import { waitingUntil } from '../../../platform/jobs/pg-boss-rows.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { accountNames } from '../../identity/public.ts';
import type { JobRow } from './store.ts';

const progressOf = ({ done, total }: JobRow): JobSeen['progress'] =>
  done === null || total === null ? null : { done, total };

function askerOf({ asked_by_kind: kind, asked_by_id: id }: JobRow): Account | null {
  // the table knows no other kinds
  return kind && id ? { kind: kind as AccountKind, id } : null;
}

/** With the names of today and, of those that wait after a failure, until when. */
export async function showJobs(db: Handle, rows: readonly JobRow[]): Promise<JobSeen[]> {
  const names = await accountNames(
    db,
    rows.flatMap((row) => askerOf(row) ?? []),
  );
  const waiting = rows.filter((row) => jobStateOf(row) === 'waiting').map(({ id }) => id);
  const until = await waitingUntil(db, waiting);
  return rows.map((row) => {
    const asker = askerOf(row);
    return {
      id: row.id,
      kind: row.kind,
      // the table knows no others
      queue: row.queue as JobSeen['queue'],
      state: jobStateOf(row),
      progress: progressOf(row),
      attempts: row.attempts,
      error: row.last_error,
      askedBy: asker && (names.get(asker.id) ?? null),
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.finished_at ?? row.given_up_at,
      nextTryAt: until.get(row.id) ?? null,
      can: { retry: jobStateOf(row) === 'failed' },
    };
  });
}
