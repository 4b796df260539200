import { sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';
import { hasReports, isSub, type PersonFacts } from '../people/public.ts';
import { never, type Condition } from '../../platform/db/condition.ts';

const most = 200;
type Placed = Pick<PersonFacts, 'id' | 'lineManagerId'>;

/** Who is still to join is known to those entitled only. */
const isHere = sql<boolean>`employee.status <> 'Draft'`;

/** Those under the same line manager, without the person; nobody's under nobody. */
const isColleague = ({ id, lineManagerId }: Placed): Condition =>
  lineManagerId === null
    ? never
    : sql<boolean>`(${isSub('employee', lineManagerId)} and employee.id <> ${id})`;

/** One's team: the direct reports; of someone whom nobody reports to, those under the same manager. */
export const isOfTeam = (person: Placed): Condition =>
  sql<boolean>`(${isHere} and case when ${hasReports(person.id)} then ${isSub('employee', person.id)}
    else ${isColleague(person)} end)`;

/**
 * Who has to do without someone: the others of the manager's team, as the one who decides sees it. Of who has
 * nobody above, the own.
 */
export async function teamOf(db: Handle, person: PersonFacts): Promise<string[]> {
  const who = person.lineManagerId === null ? isSub('employee', person.id) : isColleague(person);
  const found = await sql<{ id: string }>`select id from employee
    where ${isHere} and ${who} order by name collate "und-x-icu", id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}
