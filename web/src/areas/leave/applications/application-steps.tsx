import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { DecisionSteps } from '../../../wiring/decision-steps.tsx';
import { useWords } from '../../../words/words.ts';
import { leaveStateOf } from './leave-state.tsx';

/** The chain from the question to the last answer. */
export function ApplicationSteps({ application }: { readonly application: LeaveApplication }) {
  const { application: said } = useWords().words.leave;
  const { steps, createdAt } = application;
  const state = leaveStateOf(application);
  // a draft was not put before anyone
  if (state === 'Draft' || steps.length === 0) return null;
  return (
    <section aria-label={said.history}>
      <h3>{said.history}</h3>
      <DecisionSteps decided={{ state, steps, askedAt: createdAt }} />
    </section>
  );
}
