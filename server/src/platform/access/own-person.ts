import { type Actor, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { type RawBuilder, sql } from 'kysely';

/** The person in a column is one whose record is the actor's own. */
export const isOwnColumn = (
  actor: Pick<Actor, 'personId' | 'formerPersons'>,
  column: string,
): RawBuilder<boolean> => {
  const own = ownPersons(actor);
  return own.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${sql.ref(column)} = any(${[...own]}::uuid[]), false)`;
};
