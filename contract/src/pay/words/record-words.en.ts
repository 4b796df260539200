import type { EntityWords } from '../../kernel/entity.ts';
import type { payComponent, salaryStructure } from '../records.ts';

const counted = (one: string, other: string) => ({
  one: `{count} ${one}`,
  other: `{count} ${other}`,
});

/** What the lists of pay are called. */
export const payEntitiesEn = {
  payComponent: {
    one: 'Pay component',
    many: 'Pay components',
    counted: counted('pay component', 'pay components'),
    fields: {
      name: 'Name',
      localName: 'Name in Bangla',
      kind: 'Kind',
      taxable: 'Taxed',
      takenAs: 'Taken as',
    },
    choices: {
      kind: {
        Earning: 'Earning',
        Deduction: 'Deduction',
        Employer: 'Employer',
        Information: 'Information',
      },
      taxable: { Yes: 'Yes', No: 'No' },
      takenAs: {
        Absence: 'Absence',
        Tax: 'Tax',
        Fund: 'Fund',
        Court: 'Court',
        Loan: 'Loan',
        Other: 'Other',
      },
    },
  } satisfies EntityWords<typeof payComponent.fields>,
  salaryStructure: {
    one: 'Salary structure',
    many: 'Salary structures',
    counted: counted('salary structure', 'salary structures'),
    fields: { name: 'Name' },
  } satisfies EntityWords<typeof salaryStructure.fields>,
};

/** What the other records of pay are called in sentences and the log. */
export const payRecordsEn = {
  ...payEntitiesEn,
  structureVersion: {
    one: 'Version of a salary structure',
    many: 'Versions of salary structures',
    counted: counted('version of a salary structure', 'versions of salary structures'),
  },
  structurePart: {
    one: 'Part of a salary structure',
    many: 'Parts of salary structures',
    counted: counted('part of a salary structure', 'parts of salary structures'),
  },
  payRole: {
    one: 'Built-in line',
    many: 'Built-in lines',
    counted: counted('built-in line', 'built-in lines'),
  },
  salaryRate: {
    one: 'Salary',
    many: 'Salaries',
    counted: counted('salary', 'salaries'),
    fields: { gross: 'Gross', from: 'From', structureId: 'Structure', reason: 'Reason' },
  },
  plannedBonus: {
    one: 'Planned bonus',
    many: 'Planned bonuses',
    counted: counted('planned bonus', 'planned bonuses'),
  },
  salaryEntry: {
    one: 'Single or recurring amount',
    many: 'Single and recurring amounts',
    counted: counted('single or recurring amount', 'single or recurring amounts'),
  },
  lateCorrection: {
    one: 'Late correction',
    many: 'Late corrections',
    counted: counted('late correction', 'late corrections'),
  },
  salaryLoan: {
    one: 'Loan',
    many: 'Loans',
    counted: counted('loan', 'loans'),
    fields: {
      employeeId: 'Employee',
      principal: 'Amount lent',
      instalment: 'Instalment',
      from: 'First month',
      pausedFrom: 'Paused from',
      pausedUntil: 'Paused until',
      amount: 'Repaid',
      day: 'Repaid on',
      note: 'Note',
      state: 'Status',
    },
  },
  salaryLoanPayment: {
    one: 'Loan repayment',
    many: 'Loan repayments',
    counted: counted('loan repayment', 'loan repayments'),
  },
  fundEntry: {
    one: 'Entry of the provident fund',
    many: 'Entries of the provident fund',
    counted: counted('entry of the provident fund', 'entries of the provident fund'),
    fields: {
      employeeId: 'Employee',
      kind: 'Kind',
      amount: 'Amount',
      day: 'Date',
      note: 'Note',
      reason: 'Reason',
    },
  },
  salaryOverride: {
    one: 'Changed line of pay',
    many: 'Changed lines of pay',
    counted: counted('changed line of pay', 'changed lines of pay'),
  },
  salaryRun: {
    one: 'Payroll run',
    many: 'Payroll runs',
    counted: counted('payroll run', 'payroll runs'),
  },
  salaryReversal: {
    one: 'Reversal of pay',
    many: 'Reversals of pay',
    counted: counted('reversal of pay', 'reversals of pay'),
  },
  salarySheet: {
    one: 'Payslip',
    many: 'Payslips',
    counted: counted('payslip', 'payslips'),
  },
  payQuestion: {
    one: 'Question about pay',
    many: 'Questions about pay',
    counted: counted('question about pay', 'questions about pay'),
    fields: { employeeId: 'Employee', line: 'Line', state: 'Status' },
  },
  taxDeclaration: {
    one: 'Declaration of investments',
    many: 'Declarations of investments',
    counted: counted('declaration of investments', 'declarations of investments'),
    fields: {
      employeeId: 'Employee',
      year: 'Income year',
      items: 'Investments',
      state: 'Status',
      note: 'Note',
    },
  },
};
