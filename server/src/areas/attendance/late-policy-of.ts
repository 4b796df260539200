import { attendanceSection } from '@muster/contract/attendance/settings.ts';
import type { Db } from '../../platform/db/transaction.ts';
import type { Call } from './parts.ts';
import type { LatePolicy } from './rules/late-policy.ts';

/** What being late costs in each concern. */
export type PolicyOf = (concernId: string | null) => LatePolicy;

export async function latePolicyOf({
  db,
  clock,
  settings,
}: Pick<Call<Db>, 'db' | 'clock' | 'settings'>): Promise<PolicyOf> {
  const inForce = await settings.read(db, clock.now());
  const { lateFree, lateEvery, lateCosts } = attendanceSection.settings;
  return (concernId) => ({
    free: inForce.of(lateFree, concernId),
    every: inForce.of(lateEvery, concernId),
    costs: Number(inForce.of(lateCosts, concernId)) * 1000,
  });
}
