import { tellDecision } from './areas/inbox/tell-decision.ts';
import { handleBankChange, handleProfileChange, isMeant } from './areas/people/public.ts';
import type { Desk } from './platform/decisions/desk.ts';

const kinds = new Map(
  [handleProfileChange, handleBankChange].map((handled) => [handled.kind.name, handled]),
);

/** What waits for someone's yes: each room says what a yes does. */
export const desk: Desk = { kinds, isMeant, tell: tellDecision(kinds) };
