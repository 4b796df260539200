import { lastAdmin } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { LifeListener } from '../people/public.ts';
import { lockAdmins, usersOfPeople } from './store/users.ts';
import { isAble } from './users/admins.ts';

/**
 * Told when a last day or a suspension is written down: the last administrator stays. Already then, because on
 * the day itself nobody is there to be told.
 */
export const keepAnAdmin: LifeListener = async (tx, events) => {
  const leaving = events.filter(({ kind }) => kind === 'leaving' || kind === 'suspending');
  const users = await usersOfPeople(
    tx,
    leaving.map(({ employeeId }) => employeeId),
  );
  if (users.length === 0) return;
  const admins = await lockAdmins(tx);
  const last = admins.find(({ id }) => users.includes(id));
  if (last && !admins.some(isAble)) throw new Refusal(lastAdmin, { name: last.name });
};
