import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { employeeFacts } from '../../../people/public.ts';
import { roleFacts, type StoredAccount } from '../../account/account.ts';
import { formerTies } from './account-ties.ts';

const select = (db: Handle) =>
  db
    .selectFrom('user_account')
    .leftJoin(employeeFacts(db).as('person'), 'person.id', 'user_account.employee_id')
    .select([
      'user_account.id',
      'user_account.name',
      'user_account.email',
      'user_account.user_role',
      'user_account.concern_id',
      'user_account.password_hash',
      'user_account.disabled_at',
      'user_account.employee_id',
      'person.number as person_number',
      'person.has_left',
      'person.is_suspended',
      'person.department_id',
      'person.role_key',
      'person.is_assessor',
      'person.head_of_department',
      'person.is_line_manager',
      'person.is_second_tier',
      formerTies.as('former_ties'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Who has left the company, or is suspended, has left the admin panel too. */
const read = (row: Row): StoredAccount => ({
  kind: 'user',
  id: row.id,
  name: row.name,
  email: row.email,
  passwordHash: row.password_hash,
  firstUntil: null,
  isBlocked: row.disabled_at !== null || row.has_left === true || row.is_suspended === true,
  isConfirmed: true,
  personId: row.employee_id,
  formerPersons: row.former_ties,
  personNumber: row.person_number,
  concernId: row.concern_id,
  departmentId: row.department_id,
  facts: roleFacts('admin', row.user_role, row.employee_id === null ? null : row),
});

export const userAccounts = {
  async byId(db: Handle, id: string) {
    const row = await select(db).where('user_account.id', '=', id).executeTakeFirst();
    return row && read(row);
  },
  async byLogin(db: Handle, login: string) {
    const row = await select(db)
      .where((one) => one.fn('lower', ['user_account.email']), '=', login.toLowerCase())
      .executeTakeFirst();
    return row && read(row);
  },
  async lock(tx: Tx, id: string) {
    await tx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  },
  async setPassword(tx: Tx, id: string, passwordHash: string, at: string) {
    await tx
      .updateTable('user_account')
      .set({ password_hash: passwordHash, password_changed_at: at })
      .where('id', '=', id)
      .execute();
  },
};
