import { designation } from '@muster/contract/organisation/designation.ts';
import { insertUser } from '../areas/identity/store.ts';
import { hashPassword } from '../areas/identity/password.ts';
import { insertRow } from '../entity/store.ts';
import { after, type Clock, days } from '../platform/clock.ts';
import { type Db, transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { designations, people } from './company.ts';

export const demoPassword = 'muster-demo';
export const demoLogins = [
  { email: 'admin@example.com', what: 'Administrator', page: '/login' },
] as const;

const isEmpty = async (db: Db): Promise<boolean> => {
  const user = await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
  const record = await db.selectFrom('designation').select('id').limit(1).executeTakeFirst();
  return !user && !record;
};

/** The demo company, all at once and only into an empty database. */
export async function loadDemo(db: Db, clock: Clock): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async (tx) => {
    const at = clock.now();
    const ids = new Map<string, string>();
    for (const [index, { name, grade, roleKey, inactive }] of designations.entries()) {
      const since = after(at, -days(900 - index * 25));
      const id = newId(since);
      ids.set(name, id);
      await insertRow(tx, designation, id, { name, grade, roleKey, active: !inactive }, since);
    }
    await tx
      .insertInto('employee')
      .values(
        people.map(([name, held], index) => ({
          id: newId(at),
          number: `EMP-${String(index + 1).padStart(5, '0')}`,
          name,
          designation_id: ids.get(held) ?? '',
          version: 1,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    await insertUser(
      tx,
      {
        id: newId(at),
        email: demoLogins[0].email,
        name: 'Farhana Akter',
        user_role: 'ADMIN',
        password_hash: passwordHash,
      },
      at,
    );
  });
  return true;
}
