import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import {
  type Approver,
  approverRules,
  approvers,
} from '@muster/contract/kernel/decisions/approvers.ts';
import { sql } from 'kysely';
import { delegatorOf } from './delegators.ts';
import type { DecisionContext } from '../decision-context.ts';
import { isInConcern } from '../in-concern.ts';
import { isNotOwn } from '../store.ts';
import { never, type Condition } from '../../db/condition.ts';

const subject = 'decision.subject_id';

/** A step about what is no employee and that would ask the tree asks HR. */
const roleOf = (approver: Approver): AccessRule => {
  const { means } = approverRules[approver];
  return means === 'person' ? hrWrite : means;
};

const isMeantBy = (decisionContext: DecisionContext, approver: Approver, actor: Actor): Condition =>
  approver === 'assignee'
    ? sql<boolean>`coalesce(decision.assignee_id = ${actor.personId}::uuid, false)`
    : sql<boolean>`(${decisionContext.isApprover(approver, actor, subject)}
        or ${isInConcern(roleOf(approver), actor)})`;

/** The rule of the present step, which asks one of some, means the actor. */
export const isMeantNow = (
  decisionContext: DecisionContext,
  actor: Actor,
  among: readonly Approver[] = approvers,
): Condition =>
  sql<boolean>`(${sql.join(
    among.map(
      (approver) => sql<boolean>`(decision.waits_for = ${approver}
        and ${isMeantBy(decisionContext, approver, actor)})`,
    ),
    sql` or `,
  )})`;

const isLineAway = (decisionContext: DecisionContext): Condition => {
  const line = decisionContext.approverPerson('lineManager', subject);
  return decisionContext.isAway(line, decisionContext.today(line));
};

/** The line manager is away today: the second tier may decide, or HR where there is none. */
export const isMeantWhileAway = (decisionContext: DecisionContext, actor: Actor): Condition =>
  sql<boolean>`(decision.waits_for = 'lineManager'
    and ${decisionContext.isApprover('secondTier', actor, subject)} and ${isLineAway(decisionContext)})`;

/** Decisions that wait and that the actor neither asked for nor is the subject of; none while suspended. */
export const isOpenTo = (actor: Actor): Condition =>
  actor.isSuspended ? never : sql<boolean>`(decision.state = 'Pending' and ${isNotOwn(actor)})`;

/** Decisions whose present step the actor may decide: the inbox lists by it, a verdict asks it again. */
export const waitsFor = (decisionContext: DecisionContext, actor: Actor): Condition =>
  sql<boolean>`(${isOpenTo(actor)} and (${isMeantNow(decisionContext, actor)}
    or ${isMeantWhileAway(decisionContext, actor)} or ${delegatorOf(decisionContext, actor)} is not null))`;
