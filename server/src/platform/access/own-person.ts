import { type Actor, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { never, type Condition } from '../db/condition.ts';

/** The person in a column is one whose record is the actor's own. */
export const isOwnColumn = (
  actor: Pick<Actor, 'personId' | 'formerPersons'>,
  column: string,
): Condition => {
  const own = ownPersons(actor);
  return own.length === 0
    ? never
    : sql<boolean>`coalesce(${sql.ref(column)} = any(${[...own]}::uuid[]), false)`;
};
