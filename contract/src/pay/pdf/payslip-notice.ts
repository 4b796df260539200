import { notice } from '../../kernel/decisions/notice.ts';

/** To everyone who was paid, once for each payment. No figure is in it: it leads to the payslip. */
export const payslipReady = notice({
  name: 'payslip-ready',
  title: { en: 'My payslip is ready', bn: 'আমার বেতনের কাগজ তৈরি' },
  en: 'Your salary for {month} was paid. Your payslip is ready.',
  bn: '{month} মাসের বেতন পরিশোধ হয়েছে। আপনার বেতনের কাগজ তৈরি।',
  mailed: true,
  opens: { admin: '/admin/salary-sheet/{id}', employee: '/employee/payslips/{id}' },
});
