import { companySection } from '@muster/contract/organisation/settings.ts';
import type { AccessWay, PlannedAccess } from '@muster/contract/identity/access-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { mayGiveKeys } from '../../people/public.ts';
import { accessState, accessStep, type AccessCandidate } from '../rules/give-access.ts';
import { type AccessRow, findAccess } from '../store/employee-access.ts';

interface Asking {
  readonly db: Handle;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly settings: Settings;
}
export interface ChosenPeople {
  readonly ids: readonly string[];
  readonly way: AccessWay;
  readonly renew?: boolean;
}
export interface Planned {
  readonly row: AccessRow;
  readonly told: PlannedAccess;
}

export const candidateOf = (row: AccessRow, actor: Actor, at: string): AccessCandidate => ({
  state: accessState(
    {
      hasPassword: row.password_hash !== null,
      firstUntil: row.first_until,
      invitedUntil: row.invited_until,
      isDisabled: row.disabled_at !== null,
    },
    at,
  ),
  hasEmail: row.email !== null,
  hasLeft: row.has_left,
  isDraft: row.status === 'Draft',
  isOwn: isOwnPerson(actor, row.id),
  isHolder: row.is_holder,
});

/** What is to be done for each of those chosen. Someone who is out of reach is not there at all. */
export async function planAccess(
  { db, actor, clock, settings }: Asking,
  { ids, way, renew = false }: ChosenPeople,
): Promise<readonly Planned[]> {
  const at = clock.now();
  const rows = await findAccess(db, actor, ids, hrWrite);
  if (rows.length < new Set(ids.map((id) => id.toLowerCase())).size) throw new Refusal(notFound);
  const inForce = await settings.read(db, at);
  const wanted = { way, renew, mayGiveToHolders: mayGiveKeys(actor) };
  return rows.map((row) => {
    const step = accessStep(candidateOf(row, actor, at), wanted);
    const { id, name, number } = row;
    const employee = {
      id,
      name,
      number,
      company: inForce.of(companySection.settings.name, row.concern_id),
    };
    const proof = row.is_holder && step.does !== 'nothing';
    return { row, told: { employee, ...step, proof } };
  });
}

/** Rights hang on some of them: whoever gives these access is the one of the session. */
export function refuseUnproved(needed: boolean, isProved: boolean): void {
  if (needed && !isProved)
    throw new Refusal(ruleRefused, {}, [{ path: 'password', code: 'required', values: {} }]);
}
