import { hrWrite } from '@muster/contract/kernel/access-rules.ts';
import { type Actor, scopesOf } from '@muster/contract/kernel/actor.ts';
import type { Approver } from '@muster/contract/kernel/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import { secondTierColumn } from './tree.ts';

type Condition = RawBuilder<boolean>;
const never = sql<boolean>`false`;

/** About the person in `subject`, by a condition on their row. */
const subjectIs = (subject: string, condition: Condition): Condition =>
  sql<boolean>`exists (select 1 from employee as subject
    where subject.id = ${sql.ref(subject)} and ${condition})`;

/** HR and administrators, each for the concerns they have. */
function isHr(actor: Actor, subject: string): Condition {
  if (scopesOf(hrWrite, actor.capacities).size === 0) return never;
  if (actor.concerns === 'all') return sql<boolean>`true`;
  return subjectIs(
    subject,
    sql<boolean>`subject.department_id in (select department.id from department
      where department.concern_id = any(${[...actor.concerns]}::uuid[]))`,
  );
}

const byPerson = (actor: Actor, subject: string, column: Condition): Condition =>
  actor.personId === null
    ? never
    : subjectIs(subject, sql<boolean>`${column} = ${actor.personId} and subject.status <> 'Left'`);

/** A step that has nobody to ask goes to HR. */
const orHr = (actor: Actor, subject: string, meant: Condition, column: Condition): Condition =>
  sql<boolean>`(${meant} or (${subjectIs(subject, sql<boolean>`${column} is null`)}
    and ${isHr(actor, subject)}))`;

const line = sql<boolean>`subject.line_manager_id`;
const second = secondTierColumn('subject');

const rules: Record<Approver, (actor: Actor, subject: string) => Condition> = {
  hr: isHr,
  lineManager: (actor, subject) => orHr(actor, subject, byPerson(actor, subject, line), line),
  secondTier: (actor, subject) => orHr(actor, subject, byPerson(actor, subject, second), second),
  allAccess: (actor) =>
    actor.capacities.includes('allAccess') || actor.capacities.includes('admin')
      ? sql<boolean>`true`
      : never,
};

/** Whether the actor is one of those a rule means, for the person in the column `subject`. */
export const isMeant = (approver: Approver, actor: Actor, subject: string): Condition =>
  rules[approver](actor, subject);
