import { notice } from '../../kernel/decisions/notice.ts';

/** To everyone who was paid, once for each payment: for a month, or a festival. No figure is in it: it leads to the payslip. */
export const payslipReady = notice({
  name: 'payslip-ready',
  title: { en: 'Your payslip is ready', bn: 'আপনার পে-স্লিপ তৈরি' },
  en: 'You were paid for {month}. Your payslip is ready.',
  bn: '{month}: প্রাপ্য পরিশোধ হয়েছে। আপনার পে-স্লিপ তৈরি।',
  mailed: true,
  opens: { admin: '/admin/salary-sheet/{id}', employee: '/employee/payslips/{id}' },
});
