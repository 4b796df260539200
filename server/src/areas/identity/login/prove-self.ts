import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { provePassword } from './prove-password.ts';
import { findAccount } from '../store/accounts/accounts.ts';

/** For rooms that want to be sure: the person at the keyboard is the one of the session. */
export async function proveSelf(call: Context<Db, Actor>, password: string): Promise<void> {
  const { db, actor } = call;
  const account = await findAccount(db, { kind: actor.kind, id: actor.accountId });
  if (!account) throw new Refusal(notFound);
  await provePassword(call, account, password);
}
