import {
  type AccessRule,
  type Actor,
  type Scope,
  scopesOf,
} from '@muster/contract/kernel/access/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import { always, never, type Condition } from '../db/condition.ts';

/** Where a row says whose it is; a list names the columns it has. */
export interface Subject {
  readonly person?: string;
  /** a column, or what makes a row one of the person's own people */
  readonly manager?: string | Below;
  readonly secondTier?: string | Below;
  readonly department?: string;
  /** a column, or the way there over other tables */
  readonly concern?: string | RawBuilder<unknown>;
  readonly assignee?: string;
}

type Below = (person: string) => Condition;

const equals = (column: string | undefined, value: string | null): Condition =>
  column && value ? sql<boolean>`${sql.ref(column)} = ${value}` : never;

const below = (by: string | Below | undefined, person: string | null): Condition => {
  if (typeof by !== 'function') return equals(by, person);
  return person === null ? never : by(person);
};

const among = (column: Subject['concern'], values: readonly string[]): Condition => {
  if (!column || values.length === 0) return never;
  const key = typeof column === 'string' ? sql.ref(column) : column;
  return sql<boolean>`${key} = any(${[...values]})`;
};

const reach: Record<Scope, (actor: Actor, subject: Subject) => Condition> = {
  all: () => always,
  own: (actor, subject) => equals(subject.person, actor.personId),
  sub: (actor, subject) => below(subject.manager, actor.personId),
  sub2: (actor, subject) => below(subject.secondTier, actor.personId),
  dept: (actor, subject) => among(subject.department, actor.departments),
  assigned: (actor, subject) => equals(subject.assignee, actor.personId),
};

/** Rights over the own record and the own people come from the tree, whatever the concern. */
const byTree: ReadonlySet<Scope> = new Set(['own', 'sub', 'sub2']);

/**
 * The one function that turns a rule into rows. Lists filter by it and single loads use the same
 * condition, so "may see" and "is listed" cannot drift apart. An account limited to some concerns
 * reaches no row of another one.
 */
export function withinReach(rule: AccessRule, actor: Actor, subject: Subject): Condition {
  const scopes = [...scopesOf(rule, actor.capacities)];
  if (scopes.length === 0) return never;
  const { concerns } = actor;
  const limit = concerns === 'all' || !subject.concern ? null : among(subject.concern, concerns);
  const reached = scopes.map((scope) => {
    const wide = reach[scope](actor, subject);
    return limit && !byTree.has(scope) ? sql<boolean>`(${wide} and ${limit})` : wide;
  });
  return sql<boolean>`(${sql.join(reached, sql` or `)})`;
}
