import type { Approver } from '@muster/contract/kernel/decision.ts';

/** Who stands above the person it is about. */
interface Above {
  readonly hasManager: boolean;
  readonly hasSecondTier: boolean;
}

/**
 * Whom a step that waited too long goes to: line manager, second tier, HR, management. Where nobody
 * stands above, HR was asked already; above management there is none.
 */
export function nextAbove(
  approver: Approver,
  { hasManager, hasSecondTier }: Above,
): Approver | undefined {
  if (approver === 'lineManager' && hasManager) return hasSecondTier ? 'secondTier' : 'hr';
  if (approver === 'secondTier' && hasSecondTier) return 'hr';
  return approver === 'allAccess' ? undefined : 'allAccess';
}
