import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../access/concerns.ts';
import { never, type Condition } from '../db/condition.ts';

/**
 * The decision is about what is no employee, in the actor's concerns, and the rule reaches all of them:
 * the tree says nothing of it.
 */
export const isInConcern = (rule: AccessRule, actor: Actor): Condition =>
  scopesOf(rule, actor.capacities).has('all')
    ? sql<boolean>`(decision.subject_kind <> 'employee'
        and ${isOfConcerns(actor, sql.ref('decision.concern_id'))})`
    : never;
