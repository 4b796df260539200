import { designation } from '@muster/contract/organisation/designation.ts';
import type { SavedRecord } from '../../entity/engine.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { endSessionsOfAll } from '../../platform/session/sessions.ts';
import { holdersOf } from '../people/public.ts';

/**
 * Told of every saved record. Rights hang on a designation's role key: whoever holds it logs in
 * again with what they have now.
 */
export async function endSessionsOfRoleKey(
  tx: Tx,
  { entity, before, after, at }: SavedRecord,
): Promise<void> {
  if (entity.name !== designation.name || !before || before.roleKey === after.roleKey) return;
  const holders = await holdersOf(tx, after.id);
  await endSessionsOfAll(tx, 'employee', holders, 'revoked', at);
}
