import type { ComponentFacts } from './inputs.ts';

/**
 * What is taxed: what was earned of it, what the employer pays besides of it, less what was not earned for want of
 * presence.
 */
export const isTaxed = ({ kind, isTaxable, takenAs }: ComponentFacts): boolean =>
  kind === 'Earning' || kind === 'Employer'
    ? isTaxable
    : kind === 'Deduction' && takenAs === 'Absence';

/** What is given back of it is taken off. */
export const isTax = ({ kind, takenAs }: ComponentFacts): boolean =>
  kind === 'Deduction' && takenAs === 'Tax';

/** The own share in the provident fund. */
export const isFund = ({ kind, takenAs }: ComponentFacts): boolean =>
  kind === 'Deduction' && takenAs === 'Fund';
