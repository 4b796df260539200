import { wholeHouseOnly } from '@muster/contract/administration/refusals.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { concernNames } from '../../organisation/public.ts';

/** The group's values are for administrators of all concerns; a concern's own for its own too. */
export const mayChange = (actor: Actor, concernId: string | null): boolean =>
  actor.concerns === 'all' || (concernId !== null && actor.concerns.includes(concernId));

/** None for the group; a concern out of reach is as if it were not there. */
export async function concernWithin(
  db: Handle,
  actor: Actor,
  concernId: string | null,
  how?: 'held',
) {
  if (concernId === null) return null;
  if (!mayChange(actor, concernId)) throw new Refusal(notFound);
  const found = concernNames(db).where('id', '=', concernId);
  // nobody may delete it before what is set for it is committed
  const concern = await (how ? found.forKeyShare() : found).executeTakeFirst();
  if (!concern) throw new Refusal(notFound);
  return concern;
}

export function refuseGroup(actor: Actor, concernId: string | null): void {
  if (!mayChange(actor, concernId)) throw new Refusal(wholeHouseOnly);
}
