import type { Capacity } from '@muster/contract/kernel/actor.ts';

type Who = Capacity | 'public';

interface Group {
  /** the row of the access table this is */
  readonly row: string;
  readonly calls: RegExp;
  readonly may: readonly Who[];
}

const staff: readonly Who[] = [
  'employee',
  'assessor',
  'lineManager',
  'secondTier',
  'headOfDepartment',
  'hr',
  'payroll',
  'recruiter',
  'allAccess',
  'admin',
];

/**
 * Who may call what, by hand from the product's access table and apart from the declarations, so
 * that a slip in either shows. A call that no row covers fails the law. Payroll officers and
 * recruiters read names of master data like everyone on the staff: their lists filter by them.
 */
export const accessTable: readonly Group[] = [
  {
    row: 'Sign-up, login, forgot/reset',
    calls: /^identity\.(adminLogin|setup|setupState)$/,
    may: ['public', 'applicant', ...staff],
  },
  {
    row: '*/update-my-password of users, with log out and who am I',
    calls: /^identity\.(adminLogout|adminMe|adminUpdatePassword)$/,
    may: ['hr', 'payroll', 'recruiter', 'admin'],
  },
  {
    row: 'Master data names',
    calls: /^designation\.(list|export|read)$/,
    may: staff,
  },
  {
    row: 'Master data, writing',
    calls: /^designation\.(create|change|remove)$/,
    may: ['hr', 'admin'],
  },
];
