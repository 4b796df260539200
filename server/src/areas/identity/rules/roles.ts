import type { SessionUser, UserRole, UserType } from '@muster/contract/identity/account.ts';
import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import {
  allAccessKeys,
  headKeys,
  type roleKeys,
} from '@muster/contract/organisation/designation.ts';

export type RoleKey = (typeof roleKeys)[number];
type Panel = 'admin' | 'employee' | 'applicant';

/** What is known of an account and of the person behind it, at this moment. */
export interface RoleFacts {
  readonly userType: UserType;
  readonly userRole: UserRole | null;
  /** an employee stands behind the account: always for employees, by choice for users */
  readonly hasPerson: boolean;
  /** the role key of the person's designation */
  readonly roleName: RoleKey | null;
  readonly isAssessor: boolean;
  readonly headOfTheDepartment: boolean;
  /** from the tree */
  readonly isLineManager: boolean;
  readonly isSecondTierLineManager: boolean;
  /** nothing but the own record is left */
  readonly isSuspended?: boolean;
}

type Shown = Pick<
  SessionUser,
  | 'role'
  | 'roles'
  | 'roleName'
  | 'isLineManager'
  | 'isSecondTierLineManager'
  | 'isAssessor'
  | 'headOfTheDepartment'
>;
export interface Rights extends Shown {
  readonly capacities: readonly Capacity[];
  readonly isHeadOfDepartment: boolean;
  readonly isAllAccess: boolean;
  readonly accessDashboard: boolean;
  /** the first is where a login leads */
  readonly panels: readonly Panel[];
}

const headNames: ReadonlySet<RoleKey | null> = new Set<RoleKey>(headKeys);
const allAccessNames: ReadonlySet<RoleKey | null> = new Set<RoleKey>(allAccessKeys);
const capacityOfRole: Record<UserRole, Capacity> = {
  ADMIN: 'admin',
  HR: 'hr',
  PAYROLL: 'payroll',
  RECRUITER: 'recruiter',
};

const held = <T>(...choices: readonly (readonly [T, boolean])[]): T[] =>
  choices.filter(([, isHeld]) => isHeld).map(([choice]) => choice);

/** The wire roles of the published client; what someone may do hangs on capacities instead. */
function wireRoles(facts: RoleFacts): [string, ...string[]] {
  if (facts.userType !== 'employee') return [facts.userRole ?? facts.userType];
  const { isAssessor, isLineManager, headOfTheDepartment } = facts;
  const [first = 'employee', ...rest] = held(
    ['headOfDepartment', headNames.has(facts.roleName)],
    ['assessor', isAssessor],
    ['lineManager', isLineManager],
    ['employee', !headOfTheDepartment && !isAssessor && !isLineManager],
  );
  return [first, ...rest];
}

/** A designation's key and the assessor's mark work in the employee's own account only. */
function capacitiesOf(facts: RoleFacts): Capacity[] {
  if (facts.userType === 'applicant') return ['applicant'];
  const isEmployee = facts.userType === 'employee';
  const { roleName, userRole } = facts;
  const isAllAccess = allAccessNames.has(roleName);
  return held<Capacity>(
    ['employee', facts.hasPerson],
    ['assessor', isEmployee && facts.isAssessor],
    ['lineManager', facts.hasPerson && facts.isLineManager],
    ['secondTier', facts.hasPerson && facts.isSecondTierLineManager],
    ['headOfDepartment', isEmployee && headNames.has(roleName) && !isAllAccess],
    ['hr', isEmployee && roleName === 'Head of Human Resources'],
    ['allAccess', isEmployee && isAllAccess && roleName !== 'Head of Human Resources'],
    ...(userRole && !isEmployee ? [[capacityOfRole[userRole], true] as const] : []),
  );
}

function panelsOf(facts: RoleFacts): Panel[] {
  if (facts.userType === 'applicant') return ['applicant'];
  const isEmployee = facts.userType === 'employee';
  const isChief = headNames.has(facts.roleName) || allAccessNames.has(facts.roleName);
  return held<Panel>(['admin', !isEmployee || isChief], ['employee', isEmployee]);
}

const onlyOwn = {
  userRole: null,
  roleName: null,
  isAssessor: false,
  headOfTheDepartment: false,
  isLineManager: false,
  isSecondTierLineManager: false,
} as const;

/**
 * From what is known of someone to what they are called and may act as: the one place where roles
 * are derived. "Cleared" flags are a matter of the session and the dashboard; rights over one's own
 * reports come from the tree for everyone.
 */
export function rightsOf(given: RoleFacts): Rights {
  const known = given.isSuspended ? { ...given, ...onlyOwn } : given;
  const isEmployee = known.userType === 'employee';
  const facts: RoleFacts = {
    ...known,
    roleName: isEmployee ? known.roleName : null,
    userRole: known.userType === 'admin' ? known.userRole : null,
    hasPerson: isEmployee || (known.userType === 'admin' && known.hasPerson),
  };
  const { roleName, hasPerson } = facts;
  const isAllAccess = allAccessNames.has(roleName);
  const isAdmin = facts.userRole === 'ADMIN';
  const isCleared = isAdmin || isAllAccess;
  const isManager = hasPerson && (facts.isLineManager || facts.isSecondTierLineManager);
  const isHeadOfDepartment = headNames.has(roleName) || isManager;
  const roles = wireRoles(facts);
  return {
    role: roles[0],
    roles,
    roleName,
    isLineManager: hasPerson && facts.isLineManager && !isCleared,
    isSecondTierLineManager: hasPerson && facts.isSecondTierLineManager && !isCleared,
    isAssessor: hasPerson && facts.isAssessor,
    headOfTheDepartment: hasPerson && facts.headOfTheDepartment,
    capacities: capacitiesOf(facts),
    isHeadOfDepartment,
    isAllAccess,
    accessDashboard: isAdmin || isAllAccess || isHeadOfDepartment,
    panels: panelsOf(facts),
  };
}
