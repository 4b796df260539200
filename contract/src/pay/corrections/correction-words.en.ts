/** What is known too late of a month that was paid. */
export const correctionEn = {
  title: 'Late corrections',
  note: 'Days and hours of a month that is paid. The next pay makes up for them.',
  none: 'There are no late corrections.',
  add: 'Add late correction',
  addOf: 'Late correction for {name}',
  hint: 'The closed days stay as they are. The difference is a line of the next payslip.',
  added: 'The correction was added. The next pay makes up for it.',
  failed: 'The correction could not be saved',
  removed: 'The correction was deleted. The next pay makes up for it.',
  removeName: 'the correction for {month}',
  more: '{quantity} more',
  fewer: '{quantity} fewer',
  directions: { more: 'More', fewer: 'Fewer' },
  fields: {
    month: 'Month',
    count: 'What',
    direction: 'More or fewer',
    quantity: 'How many',
    reason: 'Reason',
  },
};
