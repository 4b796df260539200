import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { giveRoleKeys } from '@muster/contract/organisation/designation.ts';
import { holderAddress, roleKeyGiven } from '@muster/contract/people/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { openKeys } from '../../organisation/public.ts';
import { keyGained, keyHeld } from '../rules/key-gained.ts';
import type { JobTimeline } from '../rules/job-data.ts';
import { readTimeline } from '../store/periods.ts';

/** On whose word: a person with what they may do, or nobody but the house itself. */
export type Giver = Pick<Actor, 'capacities' | 'concerns'> | null;

/** A designation's key reaches every company, so whoever gives it must, too. */
export const mayGiveKeys = (giver: Giver): boolean =>
  giver !== null && giver.concerns === 'all' && scopesOf(giveRoleKeys, giver.capacities).size > 0;

interface Moved {
  readonly name: string;
  readonly before: JobTimeline;
  readonly after: JobTimeline;
}

/** Moving people into a designation that opens everything is giving them all of that. */
export async function refuseRoleKey(
  tx: Tx,
  giver: Giver,
  moved: readonly Moved[],
  today: string,
): Promise<void> {
  if (mayGiveKeys(giver)) return;
  const { keys, names } = await openKeys(tx);
  for (const { name, before, after } of moved) {
    const gained = keyGained(before, after, keys, today);
    if (!gained) continue;
    const post = names.get(gained.designationId) ?? '';
    throw new Refusal(roleKeyGiven, { name, post, role: gained.role });
  }
}

/** Whoever gets the mails of an account can choose its password. */
export async function refuseHolderAddress(
  tx: Tx,
  giver: Giver,
  person: { readonly id: string; readonly name: string },
  today: string,
): Promise<void> {
  if (mayGiveKeys(giver)) return;
  const { keys } = await openKeys(tx);
  const role = keyHeld(await readTimeline(tx, person.id), keys, today);
  if (role !== undefined) throw new Refusal(holderAddress, { name: person.name, role });
}
