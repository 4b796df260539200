import { seeAttendance } from '@muster/contract/attendance/attendance-calls.ts';
import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';

/** Those of the reports' rule who see others because they lead them. */
export const leadsInAttendance: AccessRule = Object.fromEntries(
  Object.entries(seeAttendance).filter(([, scope]) =>
    [scope].flat().some((one) => ['sub', 'sub2', 'dept'].includes(one)),
  ),
);
