import type { SheetColumn } from '../../../platform/sheets/rules/match-headers.ts';

const column = (field: string, en: string, bn: string, ...titles: string[]): SheetColumn => ({
  field,
  label: { en, bn },
  titles,
});
const who = [
  column('number', 'Employee number', 'কর্মী নম্বর', 'Employee id', 'Employee no'),
  // only for whoever fills the sheet: people are known by their numbers
  column('name', 'Name', 'নাম'),
];

export const entryColumns: readonly SheetColumn[] = [
  ...who,
  column('component', 'Component', 'উপাদান'),
  column('amount', 'Amount', 'পরিমাণ'),
  column('month', 'Month', 'মাস'),
  column('note', 'Note', 'মন্তব্য'),
];

export const openingColumns: readonly SheetColumn[] = [
  ...who,
  column('month', 'Figures up to month', 'যে মাস পর্যন্ত হিসাব', 'Month'),
  column('taxable', 'Taxable pay so far', 'এ পর্যন্ত করযোগ্য বেতন'),
  column('tax', 'Tax so far', 'এ পর্যন্ত কর'),
  column('fundOwn', 'Provident fund, own part', 'ভবিষ্য তহবিল, নিজের অংশ'),
  column('fundEmployer', 'Provident fund, employer part', 'ভবিষ্য তহবিল, নিয়োগকর্তার অংশ'),
  column('loanLeft', 'Loan left', 'ঋণের বাকি'),
  column('loanInstalment', 'Loan instalment', 'ঋণের কিস্তি'),
];
