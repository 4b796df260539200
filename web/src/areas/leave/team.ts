import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import { seeLeave } from '@muster/contract/leave/calls/leave-calls.ts';

/** Those of the rule who see the leave of others. */
export const leadsInLeave: AccessRule = Object.fromEntries(
  Object.entries(seeLeave).filter(([, scope]) => [scope].flat().some((one) => one !== 'own')),
);
