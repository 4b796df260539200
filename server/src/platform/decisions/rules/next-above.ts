import type { Approver } from '@muster/contract/kernel/decision.ts';

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
export function nextAbove(
  approver: Approver,
  { hasSecondTier, isWithHr }: Above,
): Approver | undefined {
  if (approver === 'lineManager' && hasSecondTier) return 'secondTier';
  if ((approver === 'lineManager' || approver === 'secondTier') && !isWithHr) return 'hr';
  return approver === 'allAccess' ? undefined : 'allAccess';
}
