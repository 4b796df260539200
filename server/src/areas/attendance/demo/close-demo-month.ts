import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import { always } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { Now } from '../../../platform/now.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { keepPayPeriod, payRhythmOf } from '../../calendar/public.ts';
import { keepLeaveFigures } from '../../leave/public.ts';
import { latePolicyOf } from '../closing/late-policy-of.ts';
import { judgeLacking } from '../judging/refresh.ts';
import { findEmployedIds } from '../store/facts.ts';
import { type Closing, findLacking, insertFigures, keepFigures } from '../store/figures.ts';
import { readHorizon } from '../store/stale.ts';
import { figuresBeforePunches } from './figures-before-punches.ts';

interface Closed {
  readonly concernId: string;
  readonly month: string;
  /** when it was closed, and by whom */
  readonly at: string;
  readonly by: Pick<Actor, 'kind' | 'accountId' | 'personId'>;
}

/** More than the demo company has. */
const everyone = 100_000;

async function insertLock(
  tx: Tx,
  { concernId, month, from, until, policy }: Closing,
  closed: Closed,
) {
  const { at, by } = closed;
  await sql`insert into attendance_lock (concern_id, month, from_date, to_date, late_free, late_every,
      late_costs, figures_at, locked_by_kind, locked_by_id, created_at)
    values (${concernId}, ${month}, ${from}, ${until}, ${policy.free}, ${policy.every},
      ${policy.costs}, ${at}, ${by.kind}, ${by.accountId}, ${at})`.execute(tx);
  await audit(tx, {
    at,
    actor: by,
    requestId: newId(at),
    action: 'attendance.lock',
    record: 'concern',
    recordId: concernId,
    after: { month, from, until },
  });
}

/**
 * A month of the demo company is closed as HR would have done it, its figures included. Days that have punches are
 * judged before; of earlier ones there are figures only.
 */
export async function closeDemoMonth(
  tx: Tx,
  closed: Closed,
  { now, settings }: { readonly now: Now; readonly settings: Settings },
): Promise<void> {
  const { concernId, month, at } = closed;
  const rhythm = payRhythmOf(await settings.read(tx, now.at), concernId);
  const { from, until } = await keepPayPeriod(tx, concernId, month, rhythm, at);
  const clock = { now: () => now.at };
  const policy = (await latePolicyOf({ db: tx, clock, settings }))(concernId);
  const closing = { concernId, month, from, until, policy };
  const kept = await readHorizon(tx);
  const isPunched = kept !== undefined && kept.from <= from;
  if (isPunched) await judgeLacking(tx, { from, until }, always, now);
  const ids = isPunched
    ? await findLacking(tx, closing, null, everyone)
    : await findEmployedIds(tx, { from, until });
  await insertLock(tx, closing, closed);
  if (isPunched) await keepFigures(tx, closing, ids);
  else await insertFigures(tx, closing, await figuresBeforePunches(tx, closing, ids, now));
  await keepLeaveFigures(tx, { ...closing, zone: now.zoneOf(concernId) }, ids);
}
