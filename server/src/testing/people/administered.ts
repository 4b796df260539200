import { designation } from '@muster/contract/organisation/designation.ts';
import { hashPassword } from '../../areas/identity/account/password.ts';
import { insertUser } from '../../areas/identity/store/users.ts';
import { demoPassword } from '../../demo/demo.ts';
import { insertRow } from '../../entity/store.ts';
import { systemClock } from '../../platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { migrations } from '../../operations/places.ts';

/** The smallest house that can be entered, as the demo's administrator: a moment instead of the demo's ten seconds. */
export async function addAdministrator(db: Db): Promise<void> {
  const at = systemClock.now();
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async (tx) => {
    const admin = { id: newId(at), email: 'admin@example.com', name: 'Farhana Akter' };
    await insertUser(tx, { ...admin, userRole: 'ADMIN', passwordHash }, at);
    await insertRow(tx, designation, newId(at), { name: 'Clerk', grade: 'G1', active: true }, at);
  });
}

/** Makes such a house in an empty database. */
export async function makeAdministered(place: DatabaseOptions): Promise<void> {
  const database = await openDatabase(place);
  try {
    await migrate(database.db, migrations);
    await addAdministrator(database.db);
  } finally {
    await database.close();
  }
}
