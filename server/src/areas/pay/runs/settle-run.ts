import { runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { holdRun, type RunRow } from '../store/runs.ts';
import { chosenOf, type HeldRun } from './chosen-sheets.ts';

interface Standing {
  readonly generated: number;
  /** agreed to and not held */
  readonly payable: number;
  readonly held: number;
  readonly paid: number;
}

/** How many payslips of a run stand where; what was reversed stands nowhere. */
async function readStanding(db: Tx, held: HeldRun): Promise<Standing> {
  const count = (which: string) => sql`count(*) filter (where ${sql.raw(which)})::int`;
  const found = await sql<Standing>`select
      ${count(`state = 'Generated'`)} as generated,
      ${count(`state = 'Approved' and not is_held`)} as payable,
      ${count(`state = 'Approved' and is_held`)} as held,
      ${count(`state = 'Paid'`)} as paid
    from salary_sheet where ${chosenOf(held, undefined)}`.execute(db);
  return found.rows[0] ?? { generated: 0, payable: 0, held: 0, paid: 0 };
}

/**
 * A run follows its payslips: approved once none is left to agree to, paid once none is left to pay. What is held
 * keeps nobody waiting; it is paid when it is let go. Answers the steps that were taken.
 */
export async function settleRun(
  call: PayCall<Tx>,
  held: HeldRun,
  after: Readonly<Record<string, unknown>>,
): Promise<readonly ('approve' | 'pay')[]> {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  const { generated, payable, held: waiting, paid } = await readStanding(db, held);
  const move = async (run: RunRow, step: 'approve' | 'pay', name: 'approved' | 'paid') => {
    const set = {
      [`${name}_by_kind`]: actor.kind,
      [`${name}_by_id`]: actor.accountId,
      [`${name}_at`]: at,
    };
    await transition(db, runFlow, run, step, { person: actor }, { at, requestId, after, set });
  };
  const now = async () => (await holdRun(db, held.run.id)) ?? held.run;
  const steps: ('approve' | 'pay')[] = [];
  const before = await now();
  if (before.state === 'Generated' && generated === 0 && payable + waiting + paid > 0) {
    await move(before, 'approve', 'approved');
    steps.push('approve');
  }
  const then = await now();
  if (then.state === 'Approved' && payable === 0 && paid > 0) {
    await move(then, 'pay', 'paid');
    steps.push('pay');
  }
  return steps;
}
