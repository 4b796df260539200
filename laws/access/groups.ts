import type { Capacity } from '@muster/contract/kernel/access/actor.ts';

export type Who = Capacity | 'public';

export interface AccessRow {
  /** the row of the access table this is */
  readonly row: string;
  readonly calls: RegExp;
  readonly may: readonly Who[];
}

export const staff: readonly Who[] = [
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

/** Who sees days and personal fields of someone: payroll officers and recruiters have other rows. */
export const withTimes = staff.filter((who) => who !== 'recruiter' && who !== 'payroll');

export const masterData = [
  'concern',
  'department',
  'unit',
  'sub-unit',
  'designation',
  'employee-category',
  'location',
  'region',
  'area',
  'territory',
  'point',
  'bank',
  'item-category',
  'item',
].join('|');
