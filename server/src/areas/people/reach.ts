import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Projection } from '@muster/contract/people/employee.ts';
import { seeCards, seePersonal, type Team } from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import { type Subject, withinReach } from '../../platform/access/scope.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { isSub, isSub2 } from './job/tree.ts';
import type { Condition } from '../../platform/db/condition.ts';

/** Looked up once for the whole list and found by the key, whatever the size of the house. */
const among = (isOne: Condition): Condition =>
  sql<boolean>`employee.id = any(array(select report.id from employee as report where ${isOne}))`;

const subject: Subject = {
  person: 'employee.id',
  manager: (person) => among(isSub('report', person)),
  secondTier: (person) => among(isSub2('report', person)),
  department: 'employee.department_id',
  concern: sql`(select department.concern_id from department
    where department.id = employee.department_id)`,
};

export const withinRule = (rule: AccessRule, actor: Actor): Condition =>
  withinReach(rule, actor, subject);

/** Whom of those within reach the reader leads. */
export function inTeam(team: Team | undefined, { personId }: Actor): Condition {
  if (team === undefined) return sql`true`;
  if (team === 'all') return sql`employee.id is distinct from ${personId}`;
  if (personId === null) return sql`false`;
  return team === 'direct' ? isSub('employee', personId) : isSub2('employee', personId);
}

/** How much of the people in a list the reader may know: the same for every row of it. */
export const projectionOfList = (actor: Actor): Projection =>
  scopesOf(seePersonal, actor.capacities).has('all') ? 'full' : 'card';

/** How much of one person the reader may know; nothing: not even that there is one. */
export async function projectionOf(
  db: Handle,
  actor: Actor,
  employeeId: string,
): Promise<Projection | undefined> {
  const found = await sql<{ full: boolean; card: boolean; public: boolean }>`
    select ${withinRule(seePersonal, actor)} as full, ${withinRule(seeCards, actor)} as card,
      status <> 'Draft' as public
    from employee where id = ${employeeId} and ${withinRule(staffRead, actor)}`.execute(db);
  const [row] = found.rows;
  if (row?.full) return 'full';
  if (row?.card) return 'card';
  // that someone is going to join is not for everyone to know
  return row?.public ? 'directory' : undefined;
}
