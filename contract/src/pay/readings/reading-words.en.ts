/** Who opened whose pay or took it away, as the audit log says it: the record is the person, where it is of one. */
export const readingDeedsEn = {
  'salary.list': 'Opened the list of salaries',
  'salary.history': 'Opened the salary: {record}',
  'salary.export': 'Exported the list of salaries',
  'salary-entry.list': 'Opened the list of single and recurring amounts',
  'late-correction.list': 'Opened the list of late corrections',
  'salary-loan.list': 'Opened the list of loans',
  'salary-loan.read': 'Opened a loan: {record}',
  'salary-loan.export': 'Exported the list of loans',
  'provident-fund.list': 'Opened the provident fund of everyone',
  'provident-fund.read': 'Opened the provident fund: {record}',
  'provident-fund.export': 'Exported the provident fund',
  'salary-entry-sheet.rows': 'Opened a sheet of amounts',
  'salary-entry-sheet.sheet': 'Exported a sheet of amounts',
  'salary-entry-sheet.template': 'Exported a sheet to fill in',
  'opening-figure-sheet.rows': 'Opened a sheet of opening figures',
  'opening-figure-sheet.sheet': 'Exported a sheet of opening figures',
  'opening-figure-sheet.template': 'Exported a sheet to fill in',
  'salary-sheet.list': 'Opened the salary sheet',
  'salary-sheet.read': 'Opened a payslip: {record}',
  'salary-sheet.export': 'Exported the salary sheet',
  'salary-sheet.preview': 'Opened the preview of pay',
  'salary-sheet.pdf': 'Exported a payslip as a PDF: {record}',
  'salary-sheet.print': 'Exported payslips as a PDF',
  'own-pay.pdf': 'Exported the own payslip as a PDF: {record}',
  'pay-question.read': 'Opened a question about pay: {record}',
  'tax-declaration.read': 'Opened a declaration of investments: {record}',
  'bank-sheet.list': 'Opened the bank sheet',
  'bank-sheet.export': 'Exported the bank sheet',
  'bank-batch.read': 'Opened a bank batch',
  'bank-batch.paper': 'Exported a letter or cash list as a PDF',
};

/** What of the pay was read, beside the person. */
export const readingFieldsEn = {
  salarySheet: 'Payslip',
  salaryLoan: 'Loan',
  payQuestion: 'Question about pay',
  taxDeclaration: 'Declaration of investments',
};

/** On a payslip, for those who answer for the house. */
export const readersEn = {
  title: 'Who opened this',
  none: 'Nobody has opened this payslip yet.',
  read: 'Opened, {at}',
  pdf: 'Saved as a PDF, {at}',
  gone: 'Former user',
  all: 'Everything about this person in the audit log',
};
