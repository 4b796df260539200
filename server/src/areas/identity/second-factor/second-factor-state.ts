import { securitySection } from '@muster/contract/identity/settings.ts';
import type { AccountKind, Capacity } from '@muster/contract/kernel/access/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { findFactor } from '../store/second-factors.ts';

/** Those who see and change everyone's data; whichever account they hold the right by. */
const watched: ReadonlySet<Capacity> = new Set<Capacity>(['admin', 'hr']);

interface Asking {
  readonly db: Handle;
  readonly clock: Clock;
  readonly settings: Settings;
}

export const mustHaveSecondFactor = async (
  { db, clock, settings }: Asking,
  capacities: readonly Capacity[],
): Promise<boolean> =>
  capacities.some((capacity) => watched.has(capacity)) &&
  (await settings.read(db, clock.now())).of(securitySection.settings.secondFactor);

export const hasSecondFactor = async (db: Handle, account: Account): Promise<boolean> =>
  ((await findFactor(db, account))?.confirmed_at ?? null) !== null;

/** Whether an account has one, and whether it must. */
export const secondFactorOf = async (
  asking: Asking,
  account: Account,
  capacities: readonly Capacity[],
): Promise<{ on: boolean; needed: boolean }> => ({
  on: await hasSecondFactor(asking.db, account),
  needed: await mustHaveSecondFactor(asking, capacities),
});

/** Those of the accounts that have one, for lists. */
export const withSecondFactor = async (
  db: Handle,
  kind: AccountKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_kind', '=', kind)
    .where('account_id', 'in', [...ids])
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.account_id));
};
