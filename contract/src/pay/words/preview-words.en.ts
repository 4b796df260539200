/** What a month would come to, before it is generated. */
export const previewEn = {
  title: 'Preview',
  rows: 'Pay of {month} as it would be now',
  hint: 'What generating would come to now. Nothing is kept.',
  noSalary: 'No salary',
  none: 'Nobody was there in this month',
  back: 'Back to the run',
};
