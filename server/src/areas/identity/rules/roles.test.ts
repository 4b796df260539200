import { type UserRole, userRoles, userTypes } from '@muster/contract/identity/account.ts';
import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { roleKeys } from '@muster/contract/organisation/designation.ts';
import { describe, expect, it } from 'vitest';
import { type RoleFacts, type Rights, type RoleKey, rightsOf } from './roles.ts';

const nobody: RoleFacts = {
  userType: 'employee',
  userRole: null,
  hasPerson: true,
  roleName: null,
  isAssessor: false,
  headOfTheDepartment: false,
  isLineManager: false,
  isSecondTierLineManager: false,
};
const employee = (facts: Partial<RoleFacts> = {}): RoleFacts => ({ ...nobody, ...facts });
const user = (userRole: UserRole, facts: Partial<RoleFacts> = {}): RoleFacts => ({
  ...nobody,
  userType: 'admin',
  userRole,
  hasPerson: false,
  ...facts,
});
const manages = { isLineManager: true, isSecondTierLineManager: true };

describe('a clerk’s table', () => {
  /** who, roles on the wire, acts as, panels */
  it.each<[string, RoleFacts, string, string, string]>([
    ['an employee', employee(), 'employee', 'employee', 'employee'],
    ['an assessor', employee({ isAssessor: true }), 'assessor', 'employee assessor', 'employee'],
    [
      'a line manager',
      employee({ isLineManager: true }),
      'lineManager',
      'employee lineManager',
      'employee',
    ],
    [
      'a second tier only: no wire role of its own',
      employee({ isSecondTierLineManager: true }),
      'employee',
      'employee secondTier',
      'employee',
    ],
    [
      'an assessor with a team',
      employee({ isAssessor: true, ...manages }),
      'assessor lineManager',
      'employee assessor lineManager secondTier',
      'employee',
    ],
    [
      'someone suspended, whatever else they are',
      employee({ isAssessor: true, ...manages, roleName: 'Managing Director', isSuspended: true }),
      'employee',
      'employee',
      'employee',
    ],
    [
      'marked as head of a department, without the name',
      employee({ headOfTheDepartment: true }),
      'employee',
      'employee',
      'employee',
    ],
    [
      'Head of Sales, unmarked, without a team',
      employee({ roleName: 'Head of Sales' }),
      'headOfDepartment employee',
      'employee headOfDepartment',
      'admin employee',
    ],
    [
      'Head of Sales with a team',
      employee({ roleName: 'Head of Sales', headOfTheDepartment: true, isLineManager: true }),
      'headOfDepartment lineManager',
      'employee lineManager headOfDepartment',
      'admin employee',
    ],
    [
      'Head of Human Resources with a team: HR, not a head of department',
      employee({ roleName: 'Head of Human Resources', ...manages }),
      'lineManager',
      'employee lineManager secondTier hr',
      'admin employee',
    ],
    [
      'Chief Executive Officer with a team: all access wins over head of department',
      employee({ roleName: 'Chief Executive Officer', headOfTheDepartment: true, ...manages }),
      'headOfDepartment lineManager',
      'employee lineManager secondTier allAccess',
      'admin employee',
    ],
    ['ADMIN', user('ADMIN'), 'ADMIN', 'admin', 'admin'],
    ['HR officer', user('HR'), 'HR', 'hr', 'admin'],
    ['payroll officer', user('PAYROLL'), 'PAYROLL', 'payroll', 'admin'],
    ['recruiter', user('RECRUITER'), 'RECRUITER', 'recruiter', 'admin'],
    [
      'ADMIN who is a person with a team',
      user('ADMIN', { hasPerson: true, ...manages }),
      'ADMIN',
      'employee lineManager secondTier admin',
      'admin',
    ],
    [
      'recruiter whose own post is Managing Director: the key works in the employee’s account',
      user('RECRUITER', { hasPerson: true, roleName: 'Managing Director', isAssessor: true }),
      'RECRUITER',
      'employee recruiter',
      'admin',
    ],
    [
      'an applicant',
      { ...nobody, userType: 'applicant', hasPerson: false },
      'applicant',
      'applicant',
      'applicant',
    ],
  ])('%s', (_, facts, roles, acts, panels) => {
    const rights = rightsOf(facts);
    expect(rights.roles.join(' ')).toBe(roles);
    expect(rights.role).toBe(roles.split(' ')[0]);
    expect(rights.capacities.join(' ')).toBe(acts);
    expect(rights.panels.join(' ')).toBe(panels);
  });

  it.each<[string, RoleFacts, boolean, boolean]>([
    ['an employee with a team', employee(manages), true, true],
    ['Head of Sales', employee({ roleName: 'Head of Sales', ...manages }), true, true],
    ['Managing Director', employee({ roleName: 'Managing Director', ...manages }), false, true],
    ['Head of HR', employee({ roleName: 'Head of Human Resources', ...manages }), false, true],
    ['ADMIN', user('ADMIN', { hasPerson: true, ...manages }), false, true],
    ['HR officer', user('HR', { hasPerson: true, ...manages }), true, true],
    ['HR officer without a person', user('HR', manages), false, false],
    ['payroll officer', user('PAYROLL'), false, false],
  ])('flags of the session and the dashboard: %s', (_, facts, flags, dashboard) => {
    const rights = rightsOf(facts);
    expect([rights.isLineManager, rights.isSecondTierLineManager]).toEqual([flags, flags]);
    expect(rights.accessDashboard).toBe(dashboard);
  });
});

/** The rules again, slowly and word for word, sharing nothing with the function but its types. */
function literal(facts: RoleFacts): Rights {
  const seven = [
    'Head of Factory Operation',
    'Head of Procurement',
    'Head of Sales',
    'Head of Supply Chain',
    'Business Development Manager',
    'Chief Executive Officer',
    'Managing Director',
  ];
  const four = [
    'Head of Human Resources',
    'Business Development Manager',
    'Chief Executive Officer',
    'Managing Director',
  ];
  const isEmployee = facts.userType === 'employee';
  const isUser = facts.userType === 'admin';
  // A designation speaks in the employee's own account only.
  const name = isEmployee && facts.roleName !== null ? (facts.roleName as string) : '';
  const isPerson = isEmployee || (isUser && facts.hasPerson);
  const manager = isPerson && facts.isLineManager;
  const second = isPerson && facts.isSecondTierLineManager;

  // "For userType employee the role list is built from …; otherwise the user's role or the userType."
  const roles: string[] = [];
  if (isEmployee) {
    if (seven.includes(name)) roles.push('headOfDepartment');
    if (facts.isAssessor) roles.push('assessor');
    if (facts.isLineManager) roles.push('lineManager');
    if (!facts.headOfTheDepartment && !facts.isAssessor && !facts.isLineManager)
      roles.push('employee');
    if (roles.length === 0) roles.push('employee');
  } else if (isUser && facts.userRole !== null) roles.push(facts.userRole);
  else roles.push(facts.userType);

  // The columns of the access table, one by one.
  const capacities: Capacity[] = [];
  if (facts.userType === 'applicant') capacities.push('applicant');
  if (isPerson) capacities.push('employee');
  if (isEmployee && facts.isAssessor) capacities.push('assessor');
  if (manager) capacities.push('lineManager');
  if (second) capacities.push('secondTier');
  if (seven.includes(name) && !four.includes(name)) capacities.push('headOfDepartment');
  if (name === 'Head of Human Resources') capacities.push('hr');
  if (name === 'Business Development Manager') capacities.push('allAccess');
  if (name === 'Chief Executive Officer') capacities.push('allAccess');
  if (name === 'Managing Director') capacities.push('allAccess');
  if (isUser && facts.userRole === 'HR') capacities.push('hr');
  if (isUser && facts.userRole === 'PAYROLL') capacities.push('payroll');
  if (isUser && facts.userRole === 'RECRUITER') capacities.push('recruiter');
  if (isUser && facts.userRole === 'ADMIN') capacities.push('admin');

  // "For ADMIN or those listed role names, the line-manager flags are cleared."
  const cleared = (isUser && facts.userRole === 'ADMIN') || four.includes(name);
  const head = seven.includes(name) || manager || second;
  const dashboard = (isUser && facts.userRole === 'ADMIN') || four.includes(name) || head;
  const panels: Rights['panels'][number][] = [];
  if (isUser || seven.includes(name) || four.includes(name)) panels.push('admin');
  if (isEmployee) panels.push('employee');
  if (facts.userType === 'applicant') panels.push('applicant');
  return {
    role: roles[0] ?? '',
    roles,
    roleName: name === '' ? null : name,
    isLineManager: cleared ? false : manager,
    isSecondTierLineManager: cleared ? false : second,
    isAssessor: isPerson ? facts.isAssessor : false,
    headOfTheDepartment: isPerson ? facts.headOfTheDepartment : false,
    capacities,
    isHeadOfDepartment: head,
    isAllAccess: four.includes(name),
    accessDashboard: dashboard,
    panels,
  };
}

const either = [false, true] as const;
const all: readonly RoleFacts[] = userTypes.flatMap((userType) =>
  [null, ...userRoles].flatMap((userRole) =>
    [null, ...roleKeys].flatMap((roleName: RoleKey | null) =>
      either.flatMap((hasPerson) =>
        either.flatMap((isAssessor) =>
          either.flatMap((headOfTheDepartment) =>
            either.flatMap((isLineManager) =>
              either.map((isSecondTierLineManager) => ({
                userType,
                userRole,
                roleName,
                hasPerson,
                isAssessor,
                headOfTheDepartment,
                isLineManager,
                isSecondTierLineManager,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('every combination', () => {
  it('is what the rules say, word for word', () => {
    expect(all).toHaveLength(3 * 5 * 9 * 2 ** 5);
    for (const facts of all) expect(rightsOf(facts), JSON.stringify(facts)).toEqual(literal(facts));
  });

  it('gives a role, the first of its roles, and never the same capacity twice', () => {
    for (const facts of all) {
      const { role, roles, capacities } = rightsOf(facts);
      expect(roles[0]).toBe(role);
      expect(new Set(capacities).size).toBe(capacities.length);
    }
  });

  it('only adds: one more mark or report takes no capacity away', () => {
    const marks = ['isAssessor', 'isLineManager', 'isSecondTierLineManager'] as const;
    for (const facts of all)
      for (const mark of marks) {
        const more = rightsOf({ ...facts, [mark]: true }).capacities;
        expect(more).toEqual(expect.arrayContaining([...rightsOf(facts).capacities]));
      }
  });
});
