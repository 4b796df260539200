import { usedByOthers } from '@muster/contract/calendar/refusals.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { isUsedOutside, type Part } from './store/users.ts';

/** An account limited to some concerns does not change how people of others work. */
export async function refuseUsedOutside(
  tx: Tx,
  { concerns }: Actor,
  part: Part,
  name: string,
): Promise<void> {
  if (concerns !== 'all' && (await isUsedOutside(tx, part, concerns)))
    throw new Refusal(usedByOthers, { name });
}
