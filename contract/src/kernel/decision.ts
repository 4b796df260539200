import type { AccessRule } from './actor.ts';
import type { Language } from './sentence.ts';

/** By which rule someone is asked; who that is follows from the tree and the roles at that moment. */
export const approvers = ['lineManager', 'secondTier', 'hr', 'allAccess'] as const;
export type Approver = (typeof approvers)[number];

/** Something that waits for a yes: who must say it, one after another. */
export interface DecisionKind<Name extends string = string> {
  readonly name: Name;
  /** what it is called in lists and notices */
  readonly label: Readonly<Record<Language, string>>;
  readonly steps: readonly [Approver, ...Approver[]];
  /** who may decide instead of those who are asked; none: nobody, and it never moves up by itself */
  readonly override?: AccessRule;
}

/** Heads of department, HR and administrators decide instead of those who are asked. */
export const insteadOfAsked: AccessRule = { headOfDepartment: 'dept', hr: 'all', admin: 'all' };
/** They, and management, see what waits for others. */
export const watching: AccessRule = { ...insteadOfAsked, allAccess: 'all' };

export const decisionKind = <const Name extends string>(
  kind: DecisionKind<Name>,
): DecisionKind<Name> => kind;

export const decisionStates = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type DecisionState = (typeof decisionStates)[number];
/** As a refusal says it of one that is over. */
export const stateWords = {
  Pending: { en: 'waiting', bn: 'অপেক্ষায়' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Rejected: { en: 'rejected', bn: 'প্রত্যাখ্যাত' },
  Cancelled: { en: 'taken back', bn: 'ফিরিয়ে নেওয়া হয়েছে' },
} as const;

export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** As the one who was asked, in the place of someone, or instead of those who were asked. */
export const decidedAs = ['meant', 'delegate', 'override'] as const;
export type DecidedAs = (typeof decidedAs)[number];
