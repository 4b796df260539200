import type { Tx } from '../../../platform/db/transaction.ts';
import { addPlaces } from '../../organisation/public.ts';
import type { WantedPlace } from '../rules/missing-places.ts';
import { markMade } from './store/batch-places.ts';

/** One of the names is there by now: everything is looked up anew. */
export class PlaceTaken extends Error {}

/** What the rows need and nobody has yet, in the transaction that writes the people. */
export async function makePlaces(
  tx: Tx,
  batchId: string,
  places: readonly WantedPlace[],
  by: Parameters<typeof addPlaces>[2],
): Promise<void> {
  if (!(await addPlaces(tx, places, by))) throw new PlaceTaken();
  await markMade(
    tx,
    batchId,
    places.map(({ id }) => id),
    by.at,
  );
}
