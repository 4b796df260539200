import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

/** Where each list is kept: its table, and the column of each of its values. */
const tables: Readonly<
  Record<PersonList, { readonly table: string; readonly columns: Readonly<Record<string, string>> }>
> = {
  education: {
    table: 'education',
    columns: {
      degree: 'degree',
      institution: 'institution',
      subject: 'subject',
      passedIn: 'passed_in',
      result: 'result',
    },
  },
  experience: {
    table: 'experience',
    columns: {
      employer: 'employer',
      position: 'held_as',
      from: 'from_date',
      until: 'until_date',
      duties: 'duties',
    },
  },
  family: {
    table: 'family_member',
    columns: {
      name: 'name',
      relation: 'relation',
      birthOn: 'birth_on',
      occupation: 'occupation',
      phone: 'phone',
    },
  },
  'emergency-contact': {
    table: 'emergency_contact',
    columns: { name: 'name', relation: 'relation', phone: 'phone', address: 'address' },
  },
};

export async function readListRows(db: Handle, list: PersonList, employeeId: string) {
  const { table, columns } = tables[list];
  const shown = Object.entries(columns).map(
    ([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`,
  );
  const found = await sql<ListRow>`select ${sql.join(shown)} from ${sql.table(table)}
    where employee_id = ${employeeId} order by position`.execute(db);
  return found.rows;
}

/** The whole list anew: what is not given any more is gone. */
export async function replaceRows(
  tx: Tx,
  list: PersonList,
  employeeId: string,
  rows: readonly ListRow[],
): Promise<void> {
  const { table, columns } = tables[list];
  await sql`delete from ${sql.table(table)} where employee_id = ${employeeId}`.execute(tx);
  if (rows.length === 0) return;
  const names = Object.values(columns).map((column) => sql.ref(column));
  const values = rows.map((row, index) => {
    const own = Object.keys(columns).map((name) => (row[name] === '' ? null : (row[name] ?? null)));
    return sql`(${employeeId}, ${index + 1}, ${sql.join(own)})`;
  });
  await sql`insert into ${sql.table(table)} (employee_id, position, ${sql.join(names)})
    values ${sql.join(values)}`.execute(tx);
}
