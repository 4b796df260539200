import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { type Approver, approverRules } from '@muster/contract/kernel/decisions/approvers.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOfConcerns } from '../../platform/access/concerns.ts';
import { withinRule } from './reach.ts';
import { headColumn, secondTierColumn } from './job/tree.ts';
import { never, type Condition } from '../../platform/db/condition.ts';

/** About the person in `subject`, by a condition on their row. */
const subjectIs = (subject: string, condition: Condition): Condition =>
  sql<boolean>`exists (select 1 from employee as subject
    where subject.id = ${sql.ref(subject)} and ${condition})`;

const isHeadOfHr = sql<boolean>`subject.designation_id in (select designation.id from designation
  where designation.role_key = 'Head of Human Resources')`;

const isOfTheirs = (actor: Actor): Condition =>
  isOfConcerns(
    actor,
    sql`(select department.concern_id from department
      where department.id = subject.department_id)`,
  );

const holds = (approver: Approver, { capacities }: Actor): boolean => {
  const { means } = approverRules[approver];
  return means !== 'person' && scopesOf(means, capacities).size > 0;
};

/**
 * HR and administrators, each for the concerns they have. On the Head of HR their own people do not
 * decide: management does, or an administrator.
 */
function isHr(actor: Actor, subject: string): Condition {
  if (actor.capacities.includes('admin')) return subjectIs(subject, isOfTheirs(actor));
  const ways: Condition[] = [];
  if (holds('hr', actor))
    ways.push(sql`(${isOfTheirs(actor)} and not coalesce(${isHeadOfHr}, false))`);
  if (actor.capacities.includes('allAccess')) ways.push(isHeadOfHr);
  return ways.length === 0
    ? never
    : subjectIs(subject, sql<boolean>`(${sql.join(ways, sql` or `)})`);
}

const byPerson = (actor: Actor, subject: string, column: Condition): Condition =>
  actor.personId === null
    ? never
    : subjectIs(subject, sql<boolean>`${column} = ${actor.personId} and subject.status <> 'Left'`);

/** A step that has nobody to ask goes to HR. */
const orHr = (actor: Actor, subject: string, meant: Condition, column: Condition): Condition =>
  sql<boolean>`(${meant} or (${subjectIs(subject, sql<boolean>`${column} is null`)}
    and ${isHr(actor, subject)}))`;

/** The one person whom a rule means, of the row `subject`. */
const columns: Partial<Record<Approver, Condition>> = {
  lineManager: sql<boolean>`subject.line_manager_id`,
  secondTier: secondTierColumn('subject'),
  headOfDepartment: headColumn('subject'),
};

/** Whether the actor is one of those a rule means, for the person in the column `subject`. */
export function isApprover(approver: Approver, actor: Actor, subject: string): Condition {
  if (approver === 'hr') return isHr(actor, subject);
  const column = columns[approver];
  if (column) return orHr(actor, subject, byPerson(actor, subject, column), column);
  return holds(approver, actor) ? subjectIs(subject, isOfTheirs(actor)) : never;
}

/** Who has left decides nothing, nor does anyone in their place. */
const employed = (person: Condition): RawBuilder<string | null> =>
  sql<string | null>`(select above.id from employee as above
    where above.id = ${person} and above.status <> 'Left')`;

/** Whom a rule of the tree names, whether they are still there or not. */
export const personNamed = (approver: Approver, subject: string): RawBuilder<string | null> => {
  const column = columns[approver];
  return column
    ? sql<string | null>`(select ${column} from employee as subject
        where subject.id = ${sql.ref(subject)})`
    : sql<null>`null::uuid`;
};

/** The one person whom a rule of the tree means, for the person in the column `subject`. */
export const approverPerson = (approver: Approver, subject: string): RawBuilder<string | null> => {
  const column = columns[approver];
  return column
    ? sql<string | null>`(select ${employed(column)} from employee as subject
        where subject.id = ${sql.ref(subject)} and subject.status <> 'Left')`
    : sql<null>`null::uuid`;
};

/** Whether the person in the column `subject` is within the reach that a rule gives. */
export const isWithin = (rule: AccessRule, actor: Actor, subject: string): Condition =>
  sql<boolean>`exists (select 1 from employee
    where employee.id = ${sql.ref(subject)} and ${withinRule(rule, actor)})`;
