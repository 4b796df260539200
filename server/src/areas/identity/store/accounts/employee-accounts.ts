import { sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { employeeFacts } from '../../../people/public.ts';
import { roleFacts, type StoredAccount } from '../../account/account.ts';

/** Every employee has an account; its row is made with the first password. */
const select = (db: Handle) =>
  db
    .selectFrom(employeeFacts(db).as('person'))
    .leftJoin('employee_account', 'employee_account.employee_id', 'person.id')
    .selectAll('person')
    .select([
      'employee_account.password_hash',
      'employee_account.first_until',
      'employee_account.disabled_at',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const read = (row: Row): StoredAccount => ({
  kind: 'employee',
  id: row.id,
  name: row.name,
  email: row.email,
  passwordHash: row.password_hash,
  firstUntil: row.first_until,
  isBlocked: row.disabled_at !== null || row.has_left,
  isConfirmed: true,
  personId: row.id,
  formerPersons: [],
  personNumber: row.number,
  concernId: row.concern_id,
  departmentId: row.department_id,
  facts: roleFacts('employee', null, row),
});

export const employeeAccounts = {
  async byId(db: Handle, id: string) {
    const row = await select(db).where('person.id', '=', id).executeTakeFirst();
    return row && read(row);
  },
  /** A number never holds an @, an address always does. */
  async byLogin(db: Handle, login: string) {
    const column = login.includes('@') ? 'person.email' : 'person.number';
    const row = await select(db)
      .where(sql`lower(${sql.ref(column)})`, '=', login.toLowerCase())
      .executeTakeFirst();
    return row && read(row);
  },
  async lock(tx: Tx, id: string) {
    await tx
      .selectFrom('employee_account')
      .select('employee_id')
      .where('employee_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  },
  async setPassword(tx: Tx, id: string, passwordHash: string, at: string) {
    const chosen = { password_hash: passwordHash, password_changed_at: at, first_until: null };
    await tx
      .insertInto('employee_account')
      .values({ employee_id: id, ...chosen, version: 1, created_at: at, updated_at: at })
      .onConflict((old) => old.column('employee_id').doUpdateSet(chosen))
      .execute();
  },
};
