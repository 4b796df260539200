import { lastAdmin } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { lockAdmins, UserContent, UserRow } from '../store/users.ts';

type Held = Awaited<ReturnType<typeof lockAdmins>>;

/** Who can put everything right, today and on the days that are planned. */
export const isAble = (admin: Held[number]): boolean =>
  admin.disabled_at === null &&
  admin.concern_id === null &&
  admin.password_hash !== null &&
  admin.has_left !== true &&
  admin.is_suspended !== true &&
  admin.is_leaving !== true;

/** Someone must be left who can log in and put everything right, for every concern. */
export function refuseLastAdmin(held: Held, user: UserRow, after: UserContent | null): void {
  const stays = after?.userRole === 'ADMIN' && after.active && after.concernId === null;
  const wasAble = held.some((admin) => admin.id === user.id && isAble(admin));
  if (stays || !wasAble) return;
  if (!held.some((admin) => admin.id !== user.id && isAble(admin)))
    throw new Refusal(lastAdmin, { name: user.name });
}

/** The same, looked at once it is done. */
export function refuseNoAdmin(before: Held, now: Held, user: Pick<UserRow, 'name'>): void {
  if (before.some(isAble) && !now.some(isAble)) throw new Refusal(lastAdmin, { name: user.name });
}
