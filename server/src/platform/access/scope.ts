import {
  type AccessRule,
  type Actor,
  type Scope,
  scopesOf,
} from '@muster/contract/kernel/actor.ts';
import { type RawBuilder, sql } from 'kysely';

/** Where a row says whose it is; a list names the columns it has. */
export interface Subject {
  readonly person?: string;
  readonly manager?: string;
  readonly secondTier?: string;
  readonly department?: string;
  readonly concern?: string;
  readonly assignee?: string;
}

type Condition = RawBuilder<boolean>;
const never = sql<boolean>`false`;
const always = sql<boolean>`true`;

const equals = (column: string | undefined, value: string | null): Condition =>
  column && value ? sql<boolean>`${sql.ref(column)} = ${value}` : never;

const among = (column: string | undefined, values: readonly string[]): Condition =>
  column && values.length > 0 ? sql<boolean>`${sql.ref(column)} = any(${[...values]})` : never;

const reach: Record<Scope, (actor: Actor, subject: Subject) => Condition> = {
  all: () => always,
  own: (actor, subject) => equals(subject.person, actor.personId),
  sub: (actor, subject) => equals(subject.manager, actor.personId),
  sub2: (actor, subject) => equals(subject.secondTier, actor.personId),
  dept: (actor, subject) => among(subject.department, actor.departments),
  assigned: (actor, subject) => equals(subject.assignee, actor.personId),
};

/**
 * The one function that turns a rule into rows. Lists filter by it and single loads use the same
 * condition, so "may see" and "is listed" cannot drift apart. A row of a concern outside the
 * actor's own is never within reach, whatever the scope.
 */
export function withinReach(rule: AccessRule, actor: Actor, subject: Subject): Condition {
  const scopes = [...scopesOf(rule, actor.capacities)];
  if (scopes.length === 0) return never;
  const wide = sql<boolean>`(${sql.join(
    scopes.map((scope) => reach[scope](actor, subject)),
    sql` or `,
  )})`;
  if (actor.concerns === 'all' || !subject.concern) return wide;
  return sql<boolean>`(${wide} and ${among(subject.concern, actor.concerns)})`;
}
