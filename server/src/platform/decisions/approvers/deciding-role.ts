import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';
import type { DecidedAs } from '@muster/contract/kernel/decisions/decision.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { delegatorOf } from './delegators.ts';
import type { DecisionContext } from '../decision-context.ts';
import type { Decision } from '../store.ts';
import { mayOverride } from './may-override.ts';
import { isMeantNow, isMeantWhileAway, isOpenTo } from './waits-for.ts';

/** As what someone decides, and in whose place. */
export interface DecidingRole {
  readonly as: DecidedAs;
  readonly for: string | null;
}

interface StandIn {
  readonly away: boolean;
  readonly line: string | null;
  readonly delegator: string | null;
  readonly override: boolean;
}

/**
 * The nearest first: whoever is asked decides as such, whatever else they may. Only who is not has the
 * rest looked up, which takes the database several times as long.
 */
export async function standingOf(
  tx: Tx,
  decisionContext: DecisionContext,
  actor: Actor,
  { id, waits_for }: Pick<Decision, 'id' | 'waits_for'>,
): Promise<DecidingRole | undefined> {
  if (waits_for === null) return undefined;
  const open = sql`from decision where decision.id = ${id} and ${isOpenTo(actor)}`;
  // the table knows no others
  const asked = waits_for as Approver;
  const found = await sql<{ meant: boolean }>`
    select ${isMeantNow(decisionContext, actor, [asked])} as meant ${open}`.execute(tx);
  if (!found.rows[0]) return undefined;
  if (found.rows[0].meant) return { as: 'meant', for: null };
  const others = await sql<StandIn>`select ${isMeantWhileAway(decisionContext, actor)} as away,
      ${decisionContext.approverPerson('lineManager', 'decision.subject_id')} as line,
      ${delegatorOf(decisionContext, actor)} as delegator,
      ${mayOverride(decisionContext, actor)} as override ${open}`.execute(tx);
  const [row] = others.rows;
  if (row?.away) return { as: 'meant', for: row.line };
  if (row?.delegator) return { as: 'delegate', for: row.delegator };
  return row?.override ? { as: 'override', for: null } : undefined;
}
