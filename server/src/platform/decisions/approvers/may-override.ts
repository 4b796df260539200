import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { watching } from '@muster/contract/kernel/decisions/decision.ts';
import { sql } from 'kysely';
import type { DecisionContext } from '../decision-context.ts';
import { isInConcern } from '../in-concern.ts';
import { isOpenTo } from './waits-for.ts';
import { never, type Condition } from '../../db/condition.ts';

/** About someone within the reach that the kind of the decision gives. */
function isWithinKinds(
  decisionContext: DecisionContext,
  actor: Actor,
  ruleOf: (own: AccessRule) => AccessRule,
) {
  const byRule = new Map<AccessRule, string[]>();
  for (const { kind } of decisionContext.kinds.values()) {
    if (!kind.override) continue;
    const rule = ruleOf(kind.override);
    if (scopesOf(rule, actor.capacities).size === 0) continue;
    byRule.set(rule, [...(byRule.get(rule) ?? []), kind.name]);
  }
  const each = [...byRule].map(
    ([rule, names]) => sql<boolean>`(decision.kind = any(${names})
      and (${decisionContext.isWithin(rule, actor, 'decision.subject_id')} or ${isInConcern(rule, actor)}))`,
  );
  return each.length === 0 ? never : sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Decisions that the actor may decide instead of those who are asked. */
export const mayOverride = (decisionContext: DecisionContext, actor: Actor): Condition =>
  sql<boolean>`(${isOpenTo(actor)} and ${isWithinKinds(decisionContext, actor, (own) => own)})`;

/** Decisions that the actor may at least look at while they wait for others. */
export const mayWatch = (decisionContext: DecisionContext, actor: Actor): Condition =>
  sql<boolean>`(${isOpenTo(actor)} and ${isWithinKinds(decisionContext, actor, () => watching)})`;
