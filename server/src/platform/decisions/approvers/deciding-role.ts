import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { DecidedAs } from '@muster/contract/kernel/decisions/decision.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { delegatorOf } from './delegators.ts';
import type { DecisionContext } from '../decision-context.ts';
import { mayOverride } from './may-override.ts';
import { isMeantNow, isMeantWhileAway, isOpenTo } from './waits-for.ts';

/** As what someone decides, and in whose place. */
export interface DecidingRole {
  readonly as: DecidedAs;
  readonly for: string | null;
}

interface Found {
  readonly meant: boolean;
  readonly away: boolean;
  readonly line: string | null;
  readonly delegator: string | null;
  readonly override: boolean;
}

/** The nearest first: whoever is asked decides as such, whatever else they may. */
export async function standingOf(
  tx: Tx,
  decisionContext: DecisionContext,
  actor: Actor,
  decisionId: string,
): Promise<DecidingRole | undefined> {
  const found = await sql<Found>`select ${isMeantNow(decisionContext, actor)} as meant,
      ${isMeantWhileAway(decisionContext, actor)} as away,
      ${decisionContext.approverPerson('lineManager', 'decision.subject_id')} as line,
      ${delegatorOf(decisionContext, actor)} as delegator, ${mayOverride(decisionContext, actor)} as override
    from decision where decision.id = ${decisionId} and ${isOpenTo(actor)}`.execute(tx);
  const [row] = found.rows;
  if (!row) return undefined;
  if (row.meant) return { as: 'meant', for: null };
  if (row.away) return { as: 'meant', for: row.line };
  if (row.delegator) return { as: 'delegate', for: row.delegator };
  return row.override ? { as: 'override', for: null } : undefined;
}
