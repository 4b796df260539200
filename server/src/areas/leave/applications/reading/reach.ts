import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import { keepLeave, seeLeave } from '@muster/contract/leave/calls/leave-calls.ts';
import { sql } from 'kysely';
import { isOwnColumn } from '../../../../platform/access/own-person.ts';
import type { DecisionContext } from '../../../../platform/decisions/decision-context.ts';
import { mayOverride } from '../../../../platform/decisions/approvers/may-override.ts';
import { waitsFor } from '../../../../platform/decisions/approvers/waits-for.ts';
import { withinRule } from '../../../people/public.ts';
import { never, type Condition } from '../../../../platform/db/condition.ts';

export const isOwn = (actor: Actor): Condition =>
  actor.personId === null ? never : sql<boolean>`application.employee_id = ${actor.personId}`;

/** Nobody keeps the own leave as HR: the own goes the way of everyone. */
export const isInCompany = (actor: Actor): Condition =>
  sql<boolean>`(${withinRule(keepLeave, actor)}
    and not ${isOwnColumn(actor, 'application.employee_id')})`;

/** Its decision waits for the actor. */
export const isApproverOf = (actor: Actor, decisionContext: DecisionContext): Condition =>
  sql<boolean>`exists (select 1 from decision
    where decision.id = application.decision_id and ${waitsFor(decisionContext, actor)})`;

/** The actor may decide it instead of those who are asked. */
export const isOverridable = (actor: Actor, decisionContext: DecisionContext): Condition =>
  sql<boolean>`exists (select 1 from decision
    where decision.id = application.decision_id and ${mayOverride(decisionContext, actor)})`;

/** Drafts are the owner's alone, and of those who keep leave. */
const isSent = sql<boolean>`application.status <> 'Draft'`;

export const mayRead = (
  actor: Actor,
  decisionContext: DecisionContext,
  rule: AccessRule = seeLeave,
): Condition =>
  sql<boolean>`(${isOwn(actor)} or ${isInCompany(actor)} or (${isSent} and (
    ${withinRule(rule, actor)} or ${isApproverOf(actor, decisionContext)})))`;
