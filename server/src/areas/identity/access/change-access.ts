import { holderLogin, ownLogin } from '@muster/contract/identity/refusals.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import { mayGiveKeys } from '../../people/public.ts';
import { proveSelf } from '../login/prove-self.ts';
import { voidLinks } from '../store/accounts/account-links.ts';
import { findAccess, lockAccounts, setDisabled } from '../store/employee-access.ts';
import { refuseUnproved } from './candidates.ts';
import { readAccess } from './read-access.ts';

interface Given {
  readonly active: boolean;
  readonly password?: string;
}

async function refuse({ db, actor }: Context<Tx, Actor>, id: string, given: Given) {
  const [row] = await findAccess(db, actor, [id], hrWrite);
  if (!row) throw new Refusal(notFound);
  if (isOwnPerson(actor, id)) throw new Refusal(ownLogin);
  if (row.is_holder && !mayGiveKeys(actor)) throw new Refusal(holderLogin, { name: row.name });
  refuseUnproved(row.is_holder, given.password !== undefined);
  return row;
}

async function change(call: Context<Tx, Actor>, id: string, given: Given) {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  await refuse(call, id, given);
  await lockAccounts(db, [id], at);
  const { disabled_at: before } = await refuse(call, id, given);
  if ((before === null) === given.active) return;
  const account = { kind: 'employee' as const, id };
  await setDisabled(db, id, given.active ? null : at, at);
  if (!given.active) {
    await endSessionsOf(db, account, 'revoked', at);
    await voidLinks(db, account, at);
  }
  const deed = { at, actor, requestId, record: 'employee_account', recordId: id };
  const values = { before: { active: !given.active }, after: { active: given.active } };
  await audit(db, {
    ...deed,
    ...values,
    action: given.active ? 'access.enable' : 'access.disable',
  });
}

/** Who is disabled is out at once and gets the answer of a stranger at the door. */
export async function changeAccess(call: Context<Db, Actor>, id: string, given: Given) {
  if (given.password !== undefined) await proveSelf(call, given.password);
  return transaction(call.db, async (tx) => {
    await change({ ...call, db: tx }, id, given);
    return readAccess({ ...call, db: tx }, id);
  });
}
