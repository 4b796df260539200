import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { type Now, type ReadNow, todayWhere } from '../../platform/now.ts';
import { concernsOf } from './store/person-facts.ts';

interface Asked {
  readonly db: Handle;
  readonly clock: Clock;
}

/** What time it is for each of some people: where their concern is. Of nobody in particular, where the group is. */
export async function nowsOf(
  call: Asked,
  parts: { readonly now: ReadNow },
  ids: readonly string[],
): Promise<(id: string | null) => Now> {
  const now = await parts.now(call);
  const concerns = await concernsOf(call.db, ids);
  return (id) => now.in(id === null ? null : (concerns.get(id) ?? null));
}

/** The same of one, or of nobody in particular. */
export const nowOfPerson = async (
  call: Asked,
  parts: { readonly now: ReadNow },
  id: string | null,
): Promise<Now> => (await nowsOf(call, parts, id === null ? [] : [id]))(id);

/** The same in a query, of the person in a column. */
export const todayOf = (now: Now, person: RawBuilder<unknown>): RawBuilder<string> =>
  todayWhere(
    now,
    sql`select department.concern_id from employee as placed
      join department on department.id = placed.department_id where placed.id = ${person}`,
  );
