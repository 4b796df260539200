import { type Approver, approverRules } from '@muster/contract/kernel/decisions/approvers.ts';

/** Whether someone stands above the person it is about who is still there and may decide. */
interface Above {
  readonly hasSecondTier: boolean;
  /** nobody was ever named for the step, so that HR is asked already */
  readonly isWithHr: boolean;
}

/**
 * Whom a step that waited too long goes to: line manager, second tier, HR, management. None that there is
 * is passed over; where nobody is named above, HR was asked already; above management there is none.
 */
export const nextAbove = (
  approver: Approver,
  { hasSecondTier, isWithHr }: Above,
): Approver | undefined =>
  approverRules[approver].above.find(
    (next) => (next !== 'secondTier' || hasSecondTier) && (next !== 'hr' || !isWithHr),
  );
