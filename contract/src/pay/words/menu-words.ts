/** In the menu, in both languages at once: it is there before the words of the room. */
export const payMenu = {
  place: { en: 'Pay', bn: 'বেতন' },
  run: { en: 'Payroll run', bn: 'মাসের বেতন' },
  salaries: { en: 'Salaries', bn: 'বেতনের হার' },
  sheets: { en: 'Salary sheet', bn: 'বেতন শিট' },
  paid: { en: 'Paid salary', bn: 'পরিশোধিত বেতন' },
  bonus: { en: 'Festival bonus', bn: 'উৎসব বোনাস' },
  loans: { en: 'Loans', bn: 'ঋণ' },
  fund: { en: 'Provident fund', bn: 'ভবিষ্য তহবিল' },
  bank: { en: 'Bank sheet', bn: 'ব্যাংক শিট' },
  batches: { en: 'Bank batches', bn: 'ব্যাংক ব্যাচ' },
  questions: { en: 'Questions', bn: 'প্রশ্ন' },
  tax: { en: 'Tax', bn: 'কর' },
  declarations: { en: 'Declarations', bn: 'ঘোষণা' },
  deposits: { en: 'Tax deposits', bn: 'কর জমা' },
  own: { en: 'Payslips', bn: 'পে-স্লিপ' },
  setUp: { en: 'Pay rules', bn: 'বেতনের নিয়ম' },
};
