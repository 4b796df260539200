import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { concernNames } from '../../organisation/public.ts';

/** None for the group; a concern out of reach is as if it were not there. */
export async function concernWithin(
  db: Handle,
  actor: Actor,
  concernId: string | null,
  how?: 'held',
) {
  if (concernId === null) return null;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const found = concernNames(db).where('id', '=', concernId);
  // nobody may delete it before what is set for it is committed
  const concern = await (how ? found.forKeyShare() : found).executeTakeFirst();
  if (!concern) throw new Refusal(notFound);
  return concern;
}
