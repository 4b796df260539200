import type { Actor } from '@muster/contract/kernel/actor.ts';
import { approvers } from '@muster/contract/kernel/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Desk } from './desk.ts';
import { isNotOwn } from './store.ts';

/** Decisions whose present step the actor may decide: the inbox lists by it, a verdict asks it again. */
export function waitsFor(desk: Desk, actor: Actor): RawBuilder<boolean> {
  const meant = approvers.map(
    (approver) => sql<boolean>`(decision.waits_for = ${approver}
      and ${desk.isMeant(approver, actor, 'decision.subject_id')})`,
  );
  return sql<boolean>`(decision.state = 'Pending' and ${isNotOwn(actor)}
    and (${sql.join(meant, sql` or `)}))`;
}
