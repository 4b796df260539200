import type { roleKeys } from '@muster/contract/organisation/designation.ts';

interface Held {
  readonly name: string;
  readonly grade: string | null;
  readonly roleKey: (typeof roleKeys)[number] | null;
  readonly inactive?: boolean;
}
const held = (name: string, grade: string | null, roleKey: Held['roleKey'] = null): Held => ({
  name,
  grade,
  roleKey,
});

/** The designations of a factory group with a head office and a sales force. */
export const designations: readonly Held[] = [
  held('Managing Director', 'E1', 'Managing Director'),
  held('Chief Executive Officer', 'E2', 'Chief Executive Officer'),
  held('Business Development Manager', 'E3', 'Business Development Manager'),
  held('Head of Human Resources', 'M1', 'Head of Human Resources'),
  held('Head of Factory Operation', 'M1', 'Head of Factory Operation'),
  held('Head of Procurement', 'M1', 'Head of Procurement'),
  held('Head of Sales', 'M1', 'Head of Sales'),
  held('Head of Supply Chain', 'M1', 'Head of Supply Chain'),
  held('Regional Sales Manager', 'M2'),
  held('Area Sales Manager', 'M3'),
  held('Territory Sales Officer', 'O2'),
  held('Factory Manager', 'M2'),
  held('Production Supervisor', 'O1'),
  held('Line Chief', 'O2'),
  held('Machine Operator', 'W2'),
  held('Quality Inspector', 'W3'),
  held('Quality Assurance Manager', 'M3'),
  held('Maintenance Engineer', 'O1'),
  held('Warehouse Officer', 'O3'),
  held('Procurement Officer', 'O2'),
  held('Supply Chain Analyst', 'O1'),
  held('Accounts Officer', 'O2'),
  held('Payroll Officer', 'O2'),
  held('HR Officer', 'O2'),
  held('Recruitment Officer', 'O2'),
  held('IT Support Engineer', 'O2'),
  held('Software Engineer', 'O1'),
  held('Executive Assistant', 'O3'),
  held('Driver', 'W4'),
  held('Security Guard', 'W4'),
  { ...held('Telephone Operator', 'W3'), inactive: true },
  { ...held('Typist', null), inactive: true },
];
