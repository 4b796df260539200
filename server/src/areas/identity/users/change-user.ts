import { ownTieStays, ownUserStays } from '@muster/contract/identity/refusals.ts';
import type { userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { type AccountName, refuseStale } from '../../../entity/changed-meanwhile.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { audit, changedKeys } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import type { StoredAccount } from '../account/account.ts';
import { inviteByMail } from '../sign-up/invite.ts';
import { voidLinks } from '../store/accounts/account-links.ts';
import { lockAccount } from '../store/accounts/accounts.ts';
import { lockAdmins, updateUser, type UserContent } from '../store/users.ts';
import { refuseLastAdmin, refuseNoAdmin } from './admins.ts';
import { loadUser, readUser } from './read-user.ts';
import { asUserFault, refuseOutOfReach } from './refuse-values.ts';
import { userContent } from './show-user.ts';

type Given = Input<typeof userCalls.change>['body'];
export interface UserReader {
  readonly now: ReadNow;
  readonly accountName: AccountName;
}

/** What was given over what was there; what was left out stays. */
const changed = (before: UserContent, given: Given): UserContent => ({
  name: given.name ?? before.name,
  email: given.email ?? before.email,
  userRole: given.userRole ?? before.userRole,
  concernId: given.concernId === undefined ? before.concernId : given.concernId,
  employeeId: given.employeeId === undefined ? before.employeeId : given.employeeId,
  active: given.active ?? before.active,
});

/** Nobody locks themselves out, hides by it, or cuts the tie to the own record. */
function refuseOwn(actor: Actor, id: string, before: UserContent, after: UserContent): void {
  const isOwn = actor.kind === 'user' && actor.accountId === id;
  if (isOwn && before.employeeId !== null && before.employeeId !== after.employeeId)
    throw new Refusal(ownTieStays);
  if (isOwn && (before.userRole !== after.userRole || !after.active))
    throw new Refusal(ownUserStays);
}

async function save(call: Context<Tx, Actor>, id: string, before: UserContent, after: UserContent) {
  const { actor, db, requestId } = call;
  const at = call.clock.now();
  await updateUser(db, id, after, at).catch(asUserFault);
  const isAnother = after.employeeId !== before.employeeId;
  if (!after.active || after.userRole !== before.userRole || isAnother)
    await endSessionsOf(db, { kind: 'user', id }, 'revoked', at);
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'user.change',
    record: 'user_account',
    recordId: id,
    before: { ...before },
    after: { ...after },
  });
}

/** A link in the old mailbox opens nothing any more; who has no password yet gets a new one. */
async function moveLinks(call: Context<Tx, Actor>, account: StoredAccount): Promise<void> {
  await voidLinks(call.db, account, call.clock.now());
  if (account.passwordHash === null) await inviteByMail(call, account);
}

export async function changeUser(
  call: Context<Tx, Actor>,
  id: string,
  { version, ...given }: Given,
  reader: UserReader,
) {
  const { actor, db } = call;
  const admins = await lockAdmins(db);
  const held = await lockAccount(db, { kind: 'user', id });
  const row = await loadUser(db, actor, id);
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'user-account' }, id, reader);
  const before = userContent(row);
  const after = changed(before, given);
  if (changedKeys({ ...before }, { ...after }).length > 0) {
    refuseOwn(actor, id, before, after);
    if (before.concernId !== after.concernId || before.employeeId !== after.employeeId)
      await refuseOutOfReach(db, actor, after);
    refuseLastAdmin(admins, row, after);
    await save(call, id, before, after);
    // whoever stands behind the account from now on may be about to leave
    if (before.employeeId !== after.employeeId) refuseNoAdmin(admins, await lockAdmins(db), row);
    if (held && before.email !== after.email) await moveLinks(call, { ...held, ...after });
  }
  return readUser(db, actor, id);
}
