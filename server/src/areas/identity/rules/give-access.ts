import type {
  AccessReason,
  AccessState,
  AccessWay,
} from '@muster/contract/identity/access-calls.ts';

/** What is kept of someone's way in. */
export interface AccessFacts {
  readonly hasPassword: boolean;
  /** until when the password of a slip counts; none: the password is the own one */
  readonly firstUntil: string | null;
  /** until when a mailed invitation counts */
  readonly invitedUntil: string | null;
  readonly isDisabled: boolean;
}

/** Whether and how someone gets in, at a moment. */
export function accessState(facts: AccessFacts, at: string): AccessState {
  const { hasPassword, firstUntil, invitedUntil, isDisabled } = facts;
  if (isDisabled) return 'disabled';
  if (firstUntil !== null) return firstUntil > at ? 'slip' : 'slip-ended';
  if (hasPassword) return 'active';
  if (invitedUntil !== null) return invitedUntil > at ? 'invited' : 'invitation-ended';
  return 'none';
}

export interface AccessCandidate {
  readonly state: AccessState;
  readonly hasEmail: boolean;
  readonly hasLeft: boolean;
  readonly isDraft: boolean;
  readonly isOwn: boolean;
  /** carries a role key or stands behind a user: an administrator's to give */
  readonly isHolder: boolean;
}

interface Wanted {
  readonly way: AccessWay;
  /** also for those who have access already */
  readonly renew: boolean;
  readonly mayGiveToHolders: boolean;
}

/** Why the one who asks changes nothing about this person's access, whatever it is. */
export function closedReason(
  { isOwn, isHolder, hasLeft, isDraft }: Omit<AccessCandidate, 'state' | 'hasEmail'>,
  mayGiveToHolders: boolean,
): AccessReason | null {
  if (isOwn) return 'own';
  if (hasLeft) return 'left';
  if (isDraft) return 'draft';
  return isHolder && !mayGiveToHolders ? 'role-key' : null;
}

const standing: { readonly [S in AccessState]?: AccessReason } = {
  active: 'has-access',
  invited: 'invited',
  slip: 'slip-out',
};

export type AccessStep =
  | { readonly does: 'mail' | 'slip'; readonly why: null }
  | { readonly does: 'nothing'; readonly why: AccessReason };

/** What is done for one of those who are to get access, or why nothing. */
export function accessStep(candidate: AccessCandidate, wanted: Wanted): AccessStep {
  const { state, hasEmail } = candidate;
  const has = wanted.renew ? undefined : standing[state];
  const why =
    closedReason(candidate, wanted.mayGiveToHolders) ??
    (state === 'disabled' ? 'disabled' : has) ??
    (wanted.way === 'mail' && !hasEmail ? 'no-email' : null);
  if (why !== null) return { does: 'nothing', why };
  return { does: wanted.way !== 'slip' && hasEmail ? 'mail' : 'slip', why: null };
}
