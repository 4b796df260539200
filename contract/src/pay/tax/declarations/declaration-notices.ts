import { notice } from '../../../kernel/decisions/notice.ts';

const office = '/admin/tax-declarations?open={id}';
const own = '/employee/tax?year={start}';

/** To those who keep pay of the company, once for all that waits of a person's year. It holds no figure. */
export const taxDeclarationWaits = notice({
  name: 'tax-declaration-waits',
  title: { en: 'A declaration of investments', bn: 'বিনিয়োগের একটি ঘোষণা' },
  en: '{name} declared investments for the income year {year}.',
  bn: '{name} {year} আয়বর্ষের বিনিয়োগ ঘোষণা করেছেন।',
  mailed: true,
  opens: { admin: office, employee: office },
  only: ['hr', 'payroll', 'admin'],
});

/** To whoever declared; the address needs the year in plain digits. */
export const taxDeclarationAccepted = notice({
  name: 'tax-declaration-accepted',
  title: { en: 'Your investments were accepted', bn: 'আপনার বিনিয়োগ গৃহীত হয়েছে' },
  en: 'Your declaration of investments for the income year {year} was accepted.',
  bn: '{year} আয়বর্ষের জন্য আপনার বিনিয়োগের ঘোষণা গৃহীত হয়েছে।',
  mailed: true,
  opens: { admin: own, employee: own },
});
export const taxDeclarationReturned = notice({
  name: 'tax-declaration-returned',
  title: { en: 'Your declaration of investments came back', bn: 'আপনার বিনিয়োগের ঘোষণা ফেরত এসেছে' },
  en: 'Your declaration of investments for the income year {year} was returned, with a note.',
  bn: '{year} আয়বর্ষের জন্য আপনার বিনিয়োগের ঘোষণা একটি মন্তব্যসহ ফেরত এসেছে।',
  mailed: true,
  opens: { admin: own, employee: own },
});
