import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { heldLeft } from '@muster/contract/pay/refusals.ts';
import { runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { holdRun } from '../store/runs.ts';
import { countSheets } from './chosen-sheets.ts';
import { readRun } from './read-runs.ts';

/** Everyone was paid and nothing is left to do. */
export async function closeRun(call: PayCall<Tx>, id: string) {
  const { db, actor, clock, requestId } = call;
  const run = await holdRun(db, id);
  if (!run || !hasConcern(actor, run.concernId)) throw new Refusal(notFound);
  const left = await countSheets(
    db,
    sql<boolean>`salary_sheet.run_id = ${id} and salary_sheet.state = 'Approved'`,
  );
  if (left.people > 0) throw new Refusal(heldLeft, { count: left.people });
  const at = clock.now();
  const by = { person: actor };
  await transition(db, runFlow, run, 'close', by, {
    at,
    requestId,
    set: { finished_by_kind: actor.kind, finished_by_id: actor.accountId, finished_at: at },
  });
  return readRun(call, id);
}
