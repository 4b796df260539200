import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { hasConcern, refuseGroups } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import { countWithin } from '../store/roster-page.ts';

/** A person of another concern is not there; nobody sets the own days, whatever the role. */
export async function refuseForeignOrOwnRoster(
  tx: Tx,
  actor: Actor,
  employeeIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(employeeIds)];
  if ((await countWithin(tx, ids, withinRule(hrWrite, actor))) < ids.length)
    throw new Refusal(notFound);
  if (ids.some((id) => isOwnPerson(actor, id))) throw new Refusal(ownRecord);
}

/** The house, and a place where several concerns may be, are for accounts of all concerns. */
export function refuseForeignConcern(actor: Actor, concernId: string | null): void {
  refuseGroups(actor, concernId);
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
}
