/** What someone is as a taxpayer, and the bonuses that are still to come. */
export const taxpayerEn = {
  title: 'Taxpayer',
  change: 'Change',
  changeTitle: 'Taxpayer: {name}',
  saved: 'Taxpayer saved successfully',
  failed: 'This did not work. Nothing was changed.',
  hint: 'It holds from the chosen income year on. Pay that was approved stays as it is.',
  byRecord: 'As the employee’s record says',
  usual: 'The usual one',
  none: 'None',
  percent: '{count}%',
  untaxed: 'No income tax is deducted',
  taxed: 'Income tax is deducted',
  since: 'Since income year {year}, {who}',
  never: 'Nothing was entered: the employee’s record decides.',
  fields: {
    fromYear: 'From income year',
    category: 'Kind of taxpayer',
    minimum: 'Minimum tax',
    children: 'Children with a disability',
    uplift: 'More, without return (%)',
    isUntaxed: 'Deduct no income tax',
    reason: 'Reason',
  },
  reasonHint: 'It is shown with the calculation.',
  shown: {
    category: 'Kind of taxpayer',
    minimum: 'Minimum tax',
    children: 'Children with a disability',
    uplift: 'More, without proof of a return',
    taxed: 'Deduction',
    reason: 'Reason',
  },
};

export const plannedBonusEn = {
  title: 'Planned bonuses',
  note: 'The tax of the months before is spread over them, too. A bonus is paid only once it is calculated above.',
  none: 'No bonus is planned.',
  add: 'Plan a bonus',
  addTitle: 'Plan a bonus',
  save: 'Plan',
  added: 'The bonus was planned successfully',
  remove: 'Remove',
  removeTitle: 'Remove the planned bonus?',
  removeHint: '{festival}, {month}: the tax of the months to come will not count it any more.',
  keep: 'Keep',
  removed: 'The planned bonus was removed',
  acts: 'Actions for {festival}, {month}',
  month: 'Month',
  columns: {
    festival: 'Festival',
    month: 'Month',
    amount: 'Amount',
    service: 'Service',
    religions: 'For',
  },
};

export const taxpayerDeedsEn = {
  'planned-bonus.create': 'Planned a bonus',
  'planned-bonus.remove': 'Removed a planned bonus',
};
