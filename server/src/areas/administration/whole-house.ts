import { wholeHouseOnly } from '@muster/contract/administration/refusals.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

/** Jobs, mails, files and the audit log have no concern: who is limited to one may not see them. */
export function refusePartOfHouse(actor: Actor): void {
  if (actor.concerns !== 'all') throw new Refusal(wholeHouseOnly);
}
