import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { partlyApproved, sentBackFirst } from '@muster/contract/pay/gate/gate-refusals.ts';
import { showMonth } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { moveFrom, transition } from '../../../platform/workflow/transition.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import { chosenOf, holdShownRun } from '../runs/chosen-sheets.ts';
import { readRun } from '../runs/read-runs.ts';
import type { RunRow } from '../store/runs.ts';
import { runTold } from './tell-approvers.ts';

/** Back to whoever generated it, with what is to be corrected; as a whole, so nothing of it may be agreed to yet. */
export async function sendBack(call: PayCall<Tx>, id: string, said: string) {
  const { db, actor, clock, requestId } = call;
  const held = await holdShownRun(call, id);
  const { run, attempt } = held;
  moveFrom(runFlow, run.state, 'sendBack', { person: actor });
  const agreed = await sql`select 1 from salary_sheet
    where ${chosenOf(held, undefined)} and salary_sheet.state <> 'Generated' limit 1`.execute(db);
  if (agreed.rows.length > 0) throw new Refusal(partlyApproved);
  const at = clock.now();
  const values = await runTold(db, run, actor.name);
  await transition(
    db,
    runFlow,
    run,
    'sendBack',
    { person: actor },
    {
      at,
      requestId,
      after: { note: said },
      set: {
        sent_back_by_kind: actor.kind,
        sent_back_by_id: actor.accountId,
        sent_back_at: at,
        sent_back_note: said,
      },
      tell: { to: [{ kind: attempt.byKind as AccountKind, id: attempt.byId }], values },
    },
  );
  return readRun(call, id);
}

/** What was sent back is not agreed to before it is generated again. */
export async function refuseSentBack(db: Handle, run: RunRow): Promise<void> {
  if (run.state !== 'Draft') return;
  const found = await sql<{ kind: AccountKind; id: string }>`select sent_back_by_kind as kind,
      sent_back_by_id as id from salary_run
    where id = ${run.id} and sent_back_at is not null`.execute(db);
  const [by] = found.rows;
  if (!by) return;
  const nameOf = await namesOfAccounts(db, [by]);
  const month = { en: showMonth(run.month, 'en'), bn: showMonth(run.month, 'bn') };
  throw new Refusal(sentBackFirst, { month, name: nameOf(by.id) });
}
