import type { UserRole } from '@muster/contract/identity/account.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import type { RoleFacts, RoleKey } from '../rules/roles.ts';
import type { FormerTie } from '../store/accounts/account-ties.ts';

/** Whoever logs in, of whichever kind, as read from the database in one query. */
export interface StoredAccount extends Account {
  readonly name: string;
  readonly email: string | null;
  /** none: nobody has chosen one yet */
  readonly passwordHash: string | null;
  /** the password is one of a slip, until then; none: the owner chose it */
  readonly firstUntil: string | null;
  /** disabled, or the person has left: no login, and sessions end at once; a user's also when suspended */
  readonly isBlocked: boolean;
  /** an applicant's address is proved by a mailed link */
  readonly isConfirmed: boolean;
  readonly personId: string | null;
  readonly formerPersons: readonly FormerTie[];
  readonly personNumber: string | null;
  readonly concernId: string | null;
  readonly departmentId: string | null;
  readonly facts: RoleFacts;
}

/** The table in which an account of a kind is kept, as audit entries name it. */
export const tableOfKind: Record<AccountKind, string> = {
  user: 'user_account',
  employee: 'employee_account',
  applicant: 'applicant_account',
};

/** What a row says of the person behind an account; without one all of it is null. */
export interface PersonColumns {
  readonly role_key: string | null;
  readonly is_assessor: boolean | null;
  readonly head_of_department: boolean | null;
  readonly is_line_manager: boolean | null;
  readonly is_second_tier: boolean | null;
  readonly is_suspended?: boolean | null;
}

export const roleFacts = (
  userType: RoleFacts['userType'],
  userRole: string | null,
  person: PersonColumns | null,
): RoleFacts => ({
  userType,
  userRole: userRole as UserRole | null,
  hasPerson: person !== null,
  roleName: (person?.role_key ?? null) as RoleKey | null,
  isAssessor: person?.is_assessor ?? false,
  headOfTheDepartment: person?.head_of_department ?? false,
  isLineManager: person?.is_line_manager ?? false,
  isSecondTierLineManager: person?.is_second_tier ?? false,
  isSuspended: person?.is_suspended ?? false,
});
