import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type Endpoint, mayCall } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ofGroupOnly } from '@muster/contract/kernel/refusals.ts';
import { type RawBuilder, sql } from 'kysely';
import { always, type Condition } from '../db/condition.ts';

type Limits = Pick<Actor, 'concerns'>;

/** What belongs to no concern in particular is had by accounts of all of them alone. */
export const hasConcern = ({ concerns }: Limits, concernId: string | null): boolean =>
  concerns === 'all' || (concernId !== null && concerns.includes(concernId));

/** The same of a row, by the column of its concern. */
export const isOfConcerns = ({ concerns }: Limits, concern: RawBuilder<unknown>): Condition =>
  concerns === 'all'
    ? always
    : sql<boolean>`coalesce(${concern} = any(${[...concerns]}::uuid[]), false)`;

/** The group's is seen by an account that is limited to some concerns, and kept by others. */
export function refuseGroups(actor: Limits, concernId: string | null): void {
  if (concernId === null && actor.concerns !== 'all') throw new Refusal(ofGroupOnly);
}

/** Work may be about anyone: who is limited to some concerns is told of what they asked for alone. */
export const isSeenBy = ({
  concerns,
  kind,
  accountId,
}: Pick<Actor, 'concerns' | 'kind' | 'accountId'>): Condition =>
  concerns === 'all'
    ? always
    : sql<boolean>`(asked_by_kind = ${kind} and asked_by_id = ${accountId})`;

/** Whether the actor may call: what an answer says of its buttons. */
export const actorMayCall = (call: Endpoint, { capacities, concerns }: Actor): boolean =>
  mayCall(call, { capacities, isLimited: concerns !== 'all' });
