import {
  violations,
  spanViolations,
  type LeaveRequest,
} from '@muster/contract/leave/leave-request-rules.ts';
import type { LeaveSpan } from '@muster/contract/leave/day-count.ts';

export function refuseLeaveSpan(span: LeaveSpan): void {
  const refused = spanViolations(span);
  if (refused) throw refused;
}

/** What the kind of leave does not allow this person for these days; the first reason is told. */
export function refuseLeaveRequest(asked: LeaveRequest): void {
  for (const refused of violations(asked)) throw refused;
}
