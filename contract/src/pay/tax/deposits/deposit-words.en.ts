/** Tax paid into the treasury: what was deducted, and the challans it was paid in with. */
export const depositEn = {
  title: 'Tax deposits',
  note: 'Tax deducted from pay and paid into the treasury, by the month that pay is for',
  loading: 'Deposits are loading',
  company: 'Company',
  report: 'Tax report',
  columns: {
    month: 'Month',
    deducted: 'Tax deducted',
    deposited: 'Deposited',
    left: 'Still to deposit',
    challans: 'Challans',
    status: 'Status',
  },
  states: { Due: 'Due', Partly: 'Partly deposited', Deposited: 'Deposited', Over: 'Too much' },
  overHint: 'Pay was taken back after its tax was deposited. Ask the treasury for it.',
  people: { one: '{count} person', other: '{count} people' },
  unpaid: '{amount} more is approved and not paid yet',
  total: 'Total',
  challanFacts: '{date} · {bank}',
  acts: 'Actions for challan {number}',
  record: 'Record challan',
  recordFor: 'Record challan: {month}',
  recorded: 'Challan recorded successfully',
  correct: 'Correct',
  correctOf: 'Correct challan {number}',
  corrected: 'Challan corrected successfully',
  remove: 'Remove',
  removeOf: 'Remove challan {number}',
  removeHint:
    'Only for a challan that was recorded by mistake. The reason is kept in the audit log.',
  removed: 'Challan removed successfully',
  failed: 'The challan could not be saved. Try again.',
  leftHint: 'Still to deposit: {amount}',
  list: 'Deposit list',
  listOf: 'Tax deposit list, {month}',
  fields: {
    number: 'Challan number',
    day: 'Date of deposit',
    bank: 'Bank and branch',
    amount: 'Amount',
    reason: 'Reason',
  },
  file: {
    number: 'Employee number',
    name: 'Employee',
    taxNumber: 'TIN',
    taxable: 'Taxable pay',
    tax: 'Tax deducted',
  },
};

export const depositRecordsEn = {
  taxDeposit: {
    one: 'Tax deposit',
    many: 'Tax deposits',
    counted: { one: '{count} tax deposit', other: '{count} tax deposits' },
    fields: {
      challanNumber: 'Challan number',
      date: 'Date of deposit',
      bank: 'Bank and branch',
      amount: 'Amount',
      concern: 'Company',
      month: 'Month',
      reason: 'Reason',
    },
  },
};

export const depositDeedsEn = {
  'tax-deposit.record': 'Recorded a tax challan',
  'tax-deposit.correct': 'Corrected a tax challan',
  'tax-deposit.remove': 'Removed a tax challan',
  'tax-deposit.export': 'Exported a tax deposit list',
};
