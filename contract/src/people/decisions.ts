import { z } from 'zod';
import { decisionKind, insteadOfAsked } from '../kernel/decisions/decision.ts';
import { proposedValue } from './profile/proposed-value.ts';

const values = z.record(z.string(), proposedValue);
/** What a proposal would change: only what differs, before and after. */
const content = z.object({ before: values, after: values });
export type ProposedChange = z.output<typeof content>;

const asked = {
  subject: 'employee',
  content,
  steps: ['hr'],
  verdicts: ['approve', 'reject'],
  // HR is many: whoever is away has colleagues
  delegable: false,
} as const;

/** An employee proposes another telling of the own record. */
export const profileChange = decisionKind({
  name: 'profile-change',
  label: { en: 'Change of the record', bn: 'রেকর্ডের পরিবর্তন' },
  ...asked,
  override: insteadOfAsked,
});

/** Where pay goes is changed by two people: one asks, another of HR agrees. */
export const bankChange = decisionKind({
  name: 'bank-change',
  label: { en: 'Change of the bank account', bn: 'ব্যাংক হিসাবের পরিবর্তন' },
  ...asked,
});
