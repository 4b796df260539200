import type { ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { momentOf } from '../people/public.ts';
import type { Hour } from './ledger.ts';

/** Now, by the clock of the company. */
export async function hourOf(
  { db, clock }: { readonly db: Handle; readonly clock: Clock },
  parts: { readonly zone: ZoneNow },
): Promise<Hour> {
  const zone = await parts.zone(db);
  return { ...momentOf(clock, zone), zone };
}
