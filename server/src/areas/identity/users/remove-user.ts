import { ownUserStays } from '@muster/contract/identity/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { inUse } from '@muster/contract/kernel/refusals.ts';
import { isStillUsed } from '../../../platform/db/refused.ts';
import { usersOf } from '../../../entity/users-of.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { dropPhoto } from '../account/own-photo.ts';
import { removeFactor } from '../store/second-factors.ts';
import { deleteUser, lockAdmins } from '../store/users.ts';
import { deleteViewsOf } from '../views/store.ts';
import { refuseLastAdmin } from './admins.ts';
import { loadUser } from './read-user.ts';
import { userContent } from './show-user.ts';

/** Its sessions stay, so that whoever still holds one is told that the user no longer exists. */
async function remove(call: Context<Tx, Actor>, id: string): Promise<void> {
  const { actor, db, requestId } = call;
  const admins = await lockAdmins(db);
  const row = await loadUser(db, actor, id);
  if (actor.kind === 'user' && actor.accountId === id) throw new Refusal(ownUserStays);
  refuseLastAdmin(admins, row, null);
  await deleteUser(db, id);
  await removeFactor(db, { kind: 'user', id });
  await dropPhoto(db, { kind: 'user', id }, call.clock.now());
  await deleteViewsOf(db, { kind: 'user', id });
  await audit(db, {
    at: call.clock.now(),
    actor,
    requestId,
    action: 'user.remove',
    record: 'user_account',
    recordId: id,
    before: { ...userContent(row) },
  });
}

/** The foreign key decides whether something still refers to the user, never a look beforehand. */
export async function removeUser(call: Context<Db, Actor>, id: string) {
  const { name } = await loadUser(call.db, call.actor, id);
  try {
    await transaction(call.db, (tx) => remove({ ...call, db: tx }, id));
  } catch (error) {
    if (!isStillUsed(error)) throw error;
    const users = await usersOf(call.db, { name: 'user-account' }, id, call.language);
    throw new Refusal(inUse, { name, users });
  }
  return {};
}
