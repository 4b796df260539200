import { attendance } from '@muster/contract/administration/settings.ts';
import type { Db } from '../../platform/db/transaction.ts';
import type { Call } from './parts.ts';
import type { LatePolicy } from './rules/late-policy.ts';

/** What being late costs, as the group has set it. */
export async function latePolicyOf({
  db,
  clock,
  settings,
}: Pick<Call<Db>, 'db' | 'clock' | 'settings'>): Promise<LatePolicy> {
  const inForce = await settings.read(db, clock.now());
  const { lateFree, lateEvery, lateCosts } = attendance.settings;
  return {
    free: inForce.of(lateFree),
    every: inForce.of(lateEvery),
    costs: Number(inForce.of(lateCosts)) * 1000,
  };
}
