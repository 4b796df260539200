/** What was done with pay, as the log says it. */
export const payDeedsEn = {
  'salary-run.approve': 'Approved pay: {record}',
  'salary-run.close': 'Closed: {record}',
  'salary-run.generate': 'Began to generate: {record}',
  'salary-run.generated': 'Generated: {record}',
  'salary-run.pay': 'Paid: {record}',
  'salary-sheet.hold': 'Held back: {record}',
  'salary-sheet.override': 'Set a line by hand: {record}',
  'salary-sheet.release': 'Released: {record}',
  'structure-version.add': 'Added a version: {record}',
  'salary.list': 'Read salaries',
  'salary.history': 'Read the salaries of: {record}',
  'salary-sheet.list': 'Read a salary sheet',
  'salary-sheet.preview': 'Previewed pay',
  'own-pay.pdf': 'Took the own payslip as a PDF: {record}',
  'salary-sheet.pdf': 'Took a payslip as a PDF: {record}',
  'salary-sheet.print': 'Took payslips as a PDF',
};
