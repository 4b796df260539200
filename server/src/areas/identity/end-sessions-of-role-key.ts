import type { Entity } from '@muster/contract/kernel/entity.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { endSessionsOfAll } from '../../platform/session/sessions.ts';
import { holdersOf } from '../people/public.ts';

type Saved = Readonly<Record<string, unknown>>;

/**
 * Told of every saved record. Rights hang on a designation's role key: whoever holds it logs in
 * again with what they have now.
 */
export async function endSessionsOfRoleKey(
  tx: Tx,
  entity: Entity,
  before: Saved | undefined,
  after: Saved,
  { at }: { readonly at: string },
): Promise<void> {
  if (entity.name !== designation.name || !before || before.roleKey === after.roleKey) return;
  const holders = await holdersOf(tx, String(after.id));
  await endSessionsOfAll(tx, 'employee', holders, 'revoked', at);
}
