import {
  type DecisionState,
  decisionStateWords,
} from '@muster/contract/kernel/decisions/decision.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { decisionOver } from '@muster/contract/kernel/refusals.ts';
import type { Decision } from './store.ts';

/** Who comes second is told what became of it. */
export function refuseEnded({ state }: Decision): void {
  // the table allows no other words
  if (state !== 'Pending')
    throw new Refusal(decisionOver, { state: decisionStateWords[state as DecisionState] });
}
