import { notice } from '../../kernel/decisions/notice.ts';

const line = '{payslip}?line={line}';
const own = `/employee/payslips/${line}`;
const office = `/admin/salary-sheet/${line}`;

/** To those who keep pay of the company. Neither the figure nor what was written is in it: it leads to the line. */
export const payQuestionAsked = notice({
  name: 'pay-question-asked',
  title: { en: 'A question about a payslip', bn: 'পে-স্লিপ নিয়ে একটি প্রশ্ন' },
  en: '{name} has a question about {what} in the payslip of {month}.',
  bn: '{month} মাসের পে-স্লিপের {what} নিয়ে {name} একটি প্রশ্ন করেছেন।',
  mailed: true,
  opens: { admin: office, employee: office },
  only: ['hr', 'payroll', 'admin'],
});

/** To whoever asked. */
export const payQuestionAnswered = notice({
  name: 'pay-question-answered',
  title: {
    en: 'Your question about your payslip was answered',
    bn: 'পে-স্লিপ নিয়ে আপনার প্রশ্নের উত্তর এসেছে',
  },
  en: 'Your question about {what} in your payslip of {month} was answered.',
  bn: 'আপনার {month} মাসের পে-স্লিপের {what} নিয়ে প্রশ্নের উত্তর এসেছে।',
  mailed: true,
  opens: { admin: own, employee: own },
});
