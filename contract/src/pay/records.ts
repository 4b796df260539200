import { type Declared, declared, defineEntity } from '../kernel/entity.ts';
import { choiceField, textField } from '../kernel/fields.ts';
import { payRead, payWrite } from './access.ts';

export const componentKinds = ['Earning', 'Deduction', 'Employer', 'Information'] as const;
export type ComponentKind = (typeof componentKinds)[number];

/** In which turn deductions are taken: what comes last goes short first. */
export const takenAs = ['Absence', 'Tax', 'Fund', 'Court', 'Loan', 'Other'] as const;
export type TakenAs = (typeof takenAs)[number];

export const taxed = 'Yes';

/** A line of a payslip: basic pay, house rent, provident fund. */
export const payComponent = defineEntity({
  name: 'pay-component',
  path: '/pay-component',
  label: 'name',
  read: payRead,
  write: payWrite,
  fields: {
    name: textField({ required: true, max: 60, unique: true, list: true, search: true }),
    localName: textField({ max: 60, list: true, search: true }),
    kind: choiceField(componentKinds, { required: true, list: true, filter: true }),
    taxable: choiceField([taxed, 'No'], { required: true, list: true }),
    takenAs: choiceField(takenAs, { required: true, list: true }),
  },
});

/** A way to divide a salary: workers, staff, management. Its parts are dated versions. */
export const salaryStructure = defineEntity({
  name: 'salary-structure',
  path: '/salary-structure',
  label: 'name',
  read: payRead,
  write: payWrite,
  fields: {
    name: textField({ required: true, max: 60, unique: true, list: true, search: true }),
  },
});

export const payRecords: readonly Declared[] = [declared(payComponent), declared(salaryStructure)];
