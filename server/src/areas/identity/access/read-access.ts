import type { EmployeeAccess } from '@muster/contract/identity/access-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { mayGiveKeys } from '../../people/public.ts';
import { accessStep, closedReason } from '../rules/give-access.ts';
import { findAccess } from '../store/employee-access.ts';
import { candidateOf } from './candidates.ts';

interface Asking {
  readonly db: Handle;
  readonly actor: Actor;
  readonly clock: Clock;
}

const endOf: { readonly [S in EmployeeAccess['state']]?: 'first_until' | 'invited_until' } = {
  slip: 'first_until',
  'slip-ended': 'first_until',
  invited: 'invited_until',
  'invitation-ended': 'invited_until',
};

/** How someone can log in, and what the reader may do about it. */
export async function readAccess({ db, actor, clock }: Asking, id: string) {
  const [row] = await findAccess(db, actor, [id]);
  if (!row) throw new Refusal(notFound);
  const candidate = candidateOf(row, actor, clock.now());
  const mayGiveToHolders = mayGiveKeys(actor);
  const may = scopesOf(hrWrite, actor.capacities).size > 0;
  const why = may ? closedReason(candidate, mayGiveToHolders) : null;
  const isOpen = may && why === null;
  const { state } = candidate;
  const gives = (renew: boolean) =>
    accessStep(candidate, { way: 'auto', renew, mayGiveToHolders }).does !== 'nothing';
  const end = endOf[state];
  const access: EmployeeAccess = {
    state,
    email: row.email,
    invitedAt: end === 'invited_until' ? row.invited_at : null,
    validUntil: end ? row[end] : null,
    lastSeenAt: row.last_seen_at,
    why,
    proof: row.is_holder,
    can: {
      give: isOpen && gives(false),
      renew: isOpen && !gives(false) && gives(true),
      disable: isOpen && state !== 'disabled',
      enable: isOpen && state === 'disabled',
    },
  };
  return { access };
}
