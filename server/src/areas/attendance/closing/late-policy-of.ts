import { attendanceSection } from '@muster/contract/attendance/settings.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { AttendanceCall } from '../deps.ts';
import type { LatePolicy } from '../rules/late-policy.ts';
import { findPolicies } from '../store/closings.ts';
import type { DaySpan } from '../store/stale.ts';

/** What being late costs in each concern. */
export type PolicyOf = (concernId: string | null) => LatePolicy;

/** As it is set now. */
export async function latePolicyOf({
  db,
  clock,
  settings,
}: Pick<AttendanceCall<Handle>, 'db' | 'clock' | 'settings'>): Promise<PolicyOf> {
  const inForce = await settings.read(db, clock.now());
  const { lateFree, lateEvery, lateCosts } = attendanceSection.settings;
  return (concernId) => ({
    free: inForce.of(lateFree, concernId),
    every: inForce.of(lateEvery, concernId),
    costs: Number(inForce.of(lateCosts, concernId)) * 1000,
  });
}

/** Of a span of days: where just these are closed, as it was set when they were. */
export async function latePolicyIn(
  call: Pick<AttendanceCall<Handle>, 'db' | 'clock' | 'settings'>,
  span: DaySpan,
): Promise<PolicyOf> {
  const set = await latePolicyOf(call);
  const kept = await findPolicies(call.db, span);
  return (concernId) => (concernId !== null && kept.get(concernId)) || set(concernId);
}
