import { type RosterAssignment, rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { actorMayCall, hasConcern, isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import {
  type AssignmentRow,
  countAssignments,
  findAssignments,
  isCalled,
} from '../store/assignments.ts';
import { concernOfAssignment, ofId } from '../store/users.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof rosterCalls.assignments>['query'];

/** Those of other concerns are not there; those for the house and for places hold for everyone. */
const within = (actor: Actor): Condition =>
  sql<boolean>`(assignment.target in ('house', 'location')
    or ${isOfConcerns(actor, concernOfAssignment)})`;

export const showAssignment = (
  { concernId, ...row }: AssignmentRow,
  actor: Actor,
): RosterAssignment => ({
  ...row,
  can: {
    remove:
      actorMayCall(rosterCalls.unassign, actor) &&
      hasConcern(actor, concernId) &&
      !(row.target === 'employee' && row.of !== null && isOwnPerson(actor, row.of.id)),
  },
});

export async function listAssignments(db: Db, actor: Actor, query: Query) {
  const page = pageOf(query, largestLimit.other);
  const conditions = [within(actor), isCalled(query.search)];
  if (query.target) conditions.push(sql`assignment.target = ${query.target}`);
  if (query.of) conditions.push(sql`${ofId} = ${query.of}::uuid`);
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const [rows, total] = await Promise.all([
    findAssignments(db, where, query.sort, page),
    countAssignments(db, where),
  ]);
  return { rows: rows.map((row) => showAssignment(row, actor)), total, ...page };
}
