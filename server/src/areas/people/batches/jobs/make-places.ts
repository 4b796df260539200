import type { Tx } from '../../../../platform/db/transaction.ts';
import { CheckAnew } from '../../../../platform/sheets/batches/sheet-subject.ts';
import { addPlaces } from '../../../organisation/public.ts';
import type { WantedPlace } from '../../rules/sheet/missing-places.ts';
import { markMade } from '../store/batch-places.ts';

/**
 * What the rows need and nobody has yet, in the transaction that writes the people. Where someone else
 * made one of the same name meanwhile, it is theirs that is meant: everything is looked up anew.
 */
export async function makePlaces(
  tx: Tx,
  batchId: string,
  places: readonly WantedPlace[],
  by: Parameters<typeof addPlaces>[2],
): Promise<void> {
  if (!(await addPlaces(tx, places, by))) throw new CheckAnew();
  await markMade(
    tx,
    batchId,
    places.map(({ id }) => id),
    by.at,
  );
}
