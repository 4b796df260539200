/** By which rule someone is asked; who that is follows from the tree and the roles at that moment. */
export const approvers = ['lineManager', 'secondTier', 'hr', 'allAccess'] as const;
export type Approver = (typeof approvers)[number];

/** Something that waits for a yes: who must say it, one after another. */
export interface DecisionKind<Name extends string = string> {
  readonly name: Name;
  readonly steps: readonly [Approver, ...Approver[]];
}

export const decisionKind = <const Name extends string>(
  kind: DecisionKind<Name>,
): DecisionKind<Name> => kind;

export const decisionStates = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type DecisionState = (typeof decisionStates)[number];

export const verdicts = ['approve', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];
