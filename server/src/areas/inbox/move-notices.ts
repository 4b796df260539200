import { decisionWaits } from '@muster/contract/inbox/notices.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Asking } from '../../platform/decisions/delegators.ts';
import type { Decision } from '../../platform/decisions/store.ts';
import { notify } from '../../platform/notices/notify.ts';
import { endNoticesOfOthers } from '../../platform/notices/store.ts';
import type { LifeEvent, LifeListener } from '../people/public.ts';
import { approverAccounts } from './approver-accounts.ts';
import { noticeValues, record } from './tell-decision.ts';

const isMoved = ({ before, after }: LifeEvent): boolean =>
  before !== null &&
  (before.lineManagerId !== after.lineManagerId || before.secondTierId !== after.secondTierId);

/** What waits for someone above these people, or for the manager of their own people's manager. */
async function waitingBelow(tx: Tx, ids: readonly string[]): Promise<Decision[]> {
  const found = await sql<Decision>`select decision.* from decision
    join employee as subject on subject.id = decision.subject_id
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
  (desk: Asking): LifeListener =>
  async (tx, events, { at }) => {
    const moved = [...new Set(events.filter(isMoved).map(({ employeeId }) => employeeId))];
    if (moved.length === 0) return;
    for (const decision of await waitingBelow(tx, moved)) {
      const target = { record, id: decision.id };
      const accounts = await approverAccounts(tx, decision, desk);
      const told = await endNoticesOfOthers(tx, decisionWaits.name, target, accounts, at);
      const others = accounts.filter(({ id }) => !told.has(id));
      if (others.length === 0) continue;
      const values = await noticeValues(tx, decision);
      await notify(tx, decisionWaits, others, { values, target, at });
    }
  };
