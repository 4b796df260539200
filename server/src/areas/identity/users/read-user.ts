import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findUser, type UserRow } from '../store/users.ts';
import { showUsers, usersWithin } from './show-user.ts';

export async function loadUser(db: Handle, actor: Actor, id: string): Promise<UserRow> {
  const row = await findUser(db, id, usersWithin(actor));
  if (!row) throw new Refusal(notFound);
  return row;
}

export async function readUser(db: Handle, actor: Actor, id: string) {
  const [record] = await showUsers(db, [await loadUser(db, actor, id)], actor);
  if (!record) throw new Refusal(notFound);
  return { record };
}
