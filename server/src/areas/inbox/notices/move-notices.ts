import { decisionWaits } from '@muster/contract/inbox/notices.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ApproverContext } from '../../../platform/decisions/approvers/delegators.ts';
import type { Decision } from '../../../platform/decisions/store.ts';
import { notifyEach } from '../../../platform/notices/notify.ts';
import { endNoticesOfOthers } from '../../../platform/notices/store.ts';
import type { LifeEvent, LifeListener } from '../../people/public.ts';
import { approverAccountsOf } from './approver-accounts.ts';
import { record, waitingValues } from './notify-of-decision.ts';

const isMoved = ({ before, after }: LifeEvent): boolean =>
  before !== null &&
  (before.lineManagerId !== after.lineManagerId || before.secondTierId !== after.secondTierId);

/** What waits for someone above these people, or for the manager of their own people's manager. */
async function waitingBelow(tx: Tx, ids: readonly string[]): Promise<Decision[]> {
  const found = await sql<Decision>`select decision.* from decision
    join employee as subject on subject.id = decision.employee_id
    where decision.state = 'Pending' and decision.waits_for in ('lineManager', 'secondTier')
      and (subject.id = any(${[...ids]}::uuid[]) or subject.line_manager_id = any(${[...ids]}::uuid[]))
    order by decision.id`.execute(tx);
  return found.rows;
}

/**
 * Told of every change of a person's place: who decides now is told what waits, and it no longer stands
 * with who decided before. Whoever was told already is not told again.
 */
export const moveNotices =
  (decisionContext: ApproverContext): LifeListener =>
  async (tx, events, { at }) => {
    const moved = [...new Set(events.filter(isMoved).map(({ employeeId }) => employeeId))];
    if (moved.length === 0) return;
    const waiting = await waitingBelow(tx, moved);
    if (waiting.length === 0) return;
    const found = await approverAccountsOf(tx, waiting, decisionContext);
    const meant = new Map(waiting.map(({ id }) => [id, found.get(id) ?? []]));
    const told = await endNoticesOfOthers(tx, decisionWaits.name, record, meant, at);
    const valuesOf = await waitingValues(tx, waiting);
    const notices = waiting.flatMap((decision) =>
      (meant.get(decision.id) ?? [])
        .filter(({ id }) => !told.has(`${decision.id} ${id}`))
        .map((to) => ({ to, values: valuesOf(decision), target: { record, id: decision.id } })),
    );
    await notifyEach(tx, decisionWaits, notices, at);
  };
