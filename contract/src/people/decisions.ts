import { decisionKind, insteadOfAsked } from '../kernel/decision.ts';

/** An employee proposes another telling of the own record. */
export const profileChange = decisionKind({
  name: 'profile-change',
  label: { en: 'Change of the record', bn: 'রেকর্ডের পরিবর্তন' },
  steps: ['hr'],
  override: insteadOfAsked,
});

/** Where pay goes is changed by two people: one asks, another of HR agrees. */
export const bankChange = decisionKind({
  name: 'bank-change',
  label: { en: 'Change of the bank account', bn: 'ব্যাংক হিসাবের পরিবর্তন' },
  steps: ['hr'],
});
