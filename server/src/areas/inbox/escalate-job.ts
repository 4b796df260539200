import { decisionSection } from '@muster/contract/inbox/settings.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { z } from 'zod';
import { after, type Clock, days } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import { escalate, type EscalateDeps, overdue } from '../../platform/decisions/escalate.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Settings } from '../../platform/settings/settings.ts';

const chunk = 100;

interface Parts extends EscalateDeps {
  readonly settings: Settings;
  readonly kinds: readonly DecisionKind[];
}

/** Moves up all that waited longer than the house allows, each in a transaction of its own. */
export async function escalateAll(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { settings, kinds, ...parts }: Parts,
  stopping?: AbortSignal,
): Promise<void> {
  const at = clock.now();
  const allowed = (await settings.read(db, at)).of(decisionSection.settings.escalateAfterDays);
  if (allowed === 0) return;
  const before = after(at, -days(allowed));
  const names = kinds.flatMap(({ name, override }) => (override ? [name] : []));
  for (;;) {
    const ids = await overdue(db, names, before, chunk);
    for (const id of ids) {
      stopping?.throwIfAborted();
      await transaction(db, (tx) => escalate(tx, id, { before, at }, parts));
    }
    if (ids.length < chunk) return;
  }
}

/** Once a day; run twice it moves nothing twice, because what was moved waits anew. */
export const escalateJob = (parts: Parts): Job =>
  job({
    kind: 'inbox.escalate',
    queue: 'quick',
    data: z.object({}),
    schedule: '35 0 * * *',
    tries: 5,
    handle: ({ db, clock, stopping }) => escalateAll({ db, clock }, parts, stopping),
  });
