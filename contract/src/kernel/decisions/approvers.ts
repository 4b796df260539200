import { hrWrite } from '../access/access-rules.ts';
import type { AccessRule } from '../access/actor.ts';

/** By which rule someone is asked; who that is follows from the tree and the roles at that moment. */
export const approvers = [
  'lineManager',
  'secondTier',
  'headOfDepartment',
  'assignee',
  'hr',
  'payroll',
  'recruiter',
  'allAccess',
] as const;
export type Approver = (typeof approvers)[number];

interface ApproverRule {
  /**
   * One person, by the place of whom it is about or because it was given to them; else all who hold one of
   * the capacities, each for the concerns they have.
   */
  readonly means: 'person' | AccessRule;
  /** whom it goes to when it has waited too long: the first of them that there is */
  readonly above: readonly Approver[];
}

export const approverRules: Readonly<Record<Approver, ApproverRule>> = {
  lineManager: { means: 'person', above: ['secondTier', 'hr', 'allAccess'] },
  secondTier: { means: 'person', above: ['hr', 'allAccess'] },
  headOfDepartment: { means: 'person', above: ['hr', 'allAccess'] },
  assignee: { means: 'person', above: ['hr', 'allAccess'] },
  hr: { means: hrWrite, above: ['allAccess'] },
  payroll: { means: { payroll: 'all', admin: 'all' }, above: ['allAccess'] },
  recruiter: { means: { recruiter: 'all', admin: 'all' }, above: ['hr', 'allAccess'] },
  allAccess: { means: { allAccess: 'all', admin: 'all' }, above: [] },
};
