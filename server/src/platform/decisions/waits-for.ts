import type { Actor } from '@muster/contract/kernel/actor.ts';
import { approvers } from '@muster/contract/kernel/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import { delegatorOf } from './delegators.ts';
import type { Desk } from './desk.ts';
import { isNotOwn } from './store.ts';

type Condition = RawBuilder<boolean>;
const subject = 'decision.subject_id';

/** The rule of the present step means the actor. */
export const isMeantNow = (desk: Desk, actor: Actor): Condition =>
  sql<boolean>`(${sql.join(
    approvers.map(
      (approver) => sql<boolean>`(decision.waits_for = ${approver}
        and ${desk.isMeant(approver, actor, subject)})`,
    ),
    sql` or `,
  )})`;

/** The line manager is away today: the second tier may decide, or HR where there is none. */
export const isMeantWhileAway = (desk: Desk, actor: Actor): Condition =>
  sql<boolean>`(decision.waits_for = 'lineManager'
    and ${desk.isMeant('secondTier', actor, subject)}
    and ${desk.isAway(desk.personMeant('lineManager', subject), desk.today())})`;

/** Decisions that wait and that the actor neither asked for nor is the subject of; none while suspended. */
export const isOpenTo = (actor: Actor): Condition =>
  actor.isSuspended
    ? sql<boolean>`false`
    : sql<boolean>`(decision.state = 'Pending' and ${isNotOwn(actor)})`;

/** Decisions whose present step the actor may decide: the inbox lists by it, a verdict asks it again. */
export const waitsFor = (desk: Desk, actor: Actor): Condition =>
  sql<boolean>`(${isOpenTo(actor)} and (${isMeantNow(desk, actor)}
    or ${isMeantWhileAway(desk, actor)} or ${delegatorOf(desk, actor)} is not null))`;
