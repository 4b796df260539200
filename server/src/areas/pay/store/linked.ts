import { type RawBuilder, sql } from 'kysely';

/** A joined record as answers give it, id and name; none: nothing was joined. */
export const linkedTo = (table: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${table}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)}) end`;
