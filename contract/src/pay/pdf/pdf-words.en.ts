/** What stands on a printed payslip besides the words of the screen, and how it is asked for. */
export const payslipPdfEn = {
  download: 'PDF',
  en: 'English',
  bn: 'Bangla',
  both: 'Both languages',
  print: 'Print payslips',
  printTitle: 'Payslips, {month}',
  failed: 'The PDF could not be made. Try again.',
  saved: 'The payslip was saved as a PDF',
  amounts: 'Amount, {currency}',
  joined: 'Joined',
  unpaid: 'Not paid yet: figures may still change.',
  foot: 'This payslip is computer-generated and needs no signature.',
};
