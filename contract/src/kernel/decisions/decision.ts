import type { z } from 'zod';
import type { AccessRule } from '../access/actor.ts';
import type { Approver } from './approvers.ts';
import type { NoticeValues } from './notice.ts';
import type { Language, Sentence } from '../words/sentence.ts';

type Both<T> = Readonly<Record<Language, T>>;

/** What something that waits for a yes is about: a person, who applies, a company, or a run of work. */
export const subjectKinds = ['employee', 'applicant', 'concern', 'run'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** No and return say why; what was returned can be mended and asked for again. */
export const verdicts = ['approve', 'reject', 'return'] as const;
export type Verdict = (typeof verdicts)[number];

/** A sentence with its values, as someone of either language reads it. */
export interface Summary extends Both<Sentence> {
  readonly values: NoticeValues;
  /** it needs no name of the kind before it */
  readonly saysKind?: boolean;
}

type Content = z.ZodObject;

/** Something that waits for a yes: what it is about, and who must say it, one after another. */
export interface DecisionKind<Name extends string = string, Of extends Content = Content> {
  readonly name: Name;
  /** what it is called in lists and notices */
  readonly label: Both<string>;
  readonly subject: SubjectKind;
  /** what it would do, as it is kept; read by it, also what was kept before a field came */
  readonly content: Of;
  readonly steps: readonly [Approver, ...Approver[]];
  readonly verdicts: readonly Verdict[];
  /** whoever is asked may let another decide in their place on some days */
  readonly delegable: boolean;
  /** who may decide instead of those who are asked; none: nobody, and it never moves up by itself */
  readonly override?: AccessRule;
  /** the request in a line; none: the fields that would change are named */
  summary?(content: z.output<Of>): Summary;
}

/** Heads of department, HR and administrators decide instead of those who are asked. */
export const insteadOfAsked: AccessRule = { headOfDepartment: 'dept', hr: 'all', admin: 'all' };
/** They, and management, see what waits for others. */
export const watching: AccessRule = { ...insteadOfAsked, allAccess: 'all' };

export const decisionKind = <const Name extends string, Of extends Content>(
  kind: DecisionKind<Name, Of>,
): DecisionKind<Name, Of> => kind;

export const decisionStates = ['Pending', 'Approved', 'Rejected', 'Returned', 'Cancelled'] as const;
export type DecisionState = (typeof decisionStates)[number];
/** As a refusal says it of one that is over. */
export const decisionStateWords = {
  Pending: { en: 'waiting', bn: 'অপেক্ষায়' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Rejected: { en: 'rejected', bn: 'প্রত্যাখ্যাত' },
  Returned: { en: 'sent back', bn: 'ফেরত পাঠানো হয়েছে' },
  Cancelled: { en: 'taken back', bn: 'ফিরিয়ে নেওয়া হয়েছে' },
} as const;

/** As the one who was asked, in the place of someone, or instead of those who were asked. */
export const decidedAs = ['meant', 'delegate', 'override'] as const;
export type DecidedAs = (typeof decidedAs)[number];
