import { newFirstPassword } from '../../areas/identity/login/first-password.ts';
import { setPassword } from '../../areas/identity/store/accounts/accounts.ts';
import {
  lockAccounts,
  setDisabled,
  setFirstPasswords,
} from '../../areas/identity/store/employee-access.ts';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** Of those without an address: so many have a slip, the next let theirs run out, the one after is disabled. */
const withSlip = 6;
const withEnded = 2;

/** Some have a slip and one is disabled; the others without an address have no access yet. */
export async function loadAccess(tx: Tx, passwordHash: string, at: string): Promise<void> {
  const rows = await tx
    .selectFrom('employee')
    .select('id')
    .where('email', 'is', null)
    .where('status', '=', 'Confirmed')
    .orderBy('number', 'desc')
    .limit(withSlip + withEnded + 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  await lockAccounts(tx, ids, at);
  // nobody knows the word: whoever wants to log in with a slip makes a new one
  const { hash } = await newFirstPassword();
  const slips = ids.slice(0, withSlip + withEnded).map((id) => ({ id, hash }));
  await setFirstPasswords(tx, slips.slice(0, withSlip), after(at, days(9)), at);
  await setFirstPasswords(tx, slips.slice(withSlip), after(at, -days(3)), after(at, -days(17)));
  const disabled = ids[withSlip + withEnded];
  if (disabled === undefined) return;
  await setPassword(tx, { kind: 'employee', id: disabled }, passwordHash, at);
  await setDisabled(tx, disabled, at, at);
}
