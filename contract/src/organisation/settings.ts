import {
  currency,
  month,
  textSetting,
  weekdays,
  whole,
  zone,
} from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

/** Weekend, currency and income year are read by leave, attendance and pay. */
export const companySection = section(
  'company',
  {
    name: textSetting({ max: 80, required: true, default: 'Muster', perConcern: true }),
    zone: zone({ default: 'Asia/Dhaka', perConcern: true }),
    currency: currency({ default: 'BDT', perConcern: true }),
    weekend: weekdays({ default: [5, 6], perConcern: true }),
    incomeYearStart: month({ default: 7, perConcern: true }),
    payPeriodStart: whole({ min: 1, max: 28, default: 1, perConcern: true }),
    payAfter: whole({ min: 0, max: 60, default: 5, perConcern: true }),
  },
  {
    en: {
      title: 'Company',
      hint: 'Who you are and by which calendar and clock you work.',
      settings: {
        name: {
          label: 'Name',
          hint: 'Shown in the menu and as the sender of mails.',
        },
        zone: {
          label: 'Time zone',
          hint: 'Days begin and end by this clock.',
        },
        currency: {
          label: 'Currency',
          hint: 'The currency of salaries and claims.',
        },
        weekend: {
          label: 'Weekend',
          hint: 'Days on which nobody has to work; leave does not count them.',
        },
        incomeYearStart: {
          label: 'Income year begins in',
          hint: 'The month in which a new tax year starts.',
        },
        payPeriodStart: {
          label: 'Pay period begins on day',
          hint: '1: the calendar month. 26: from the 26th to the 25th. Closed periods stay as they are.',
        },
        payAfter: {
          label: 'Paid so many days after its end',
          hint: 'Payslips of a period carry this date.',
        },
      },
    },
    bn: {
      title: 'প্রতিষ্ঠান',
      hint: 'আপনারা কারা, আর কোন পঞ্জিকা ও ঘড়ি ধরে কাজ করেন।',
      settings: {
        name: { label: 'নাম', hint: 'মেনুতে এবং মেইলের প্রেরক হিসেবে দেখা যায়।' },
        zone: { label: 'সময় অঞ্চল', hint: 'এই ঘড়ি ধরে দিন শুরু ও শেষ হয়।' },
        currency: { label: 'মুদ্রা', hint: 'বেতন ও দাবির মুদ্রা।' },
        weekend: {
          label: 'সাপ্তাহিক ছুটি',
          hint: 'যেসব দিনে কাউকে কাজ করতে হয় না; ছুটির হিসাবে এগুলো ধরা হয় না।',
        },
        incomeYearStart: {
          label: 'আয়বর্ষ শুরুর মাস',
          hint: 'যে মাসে নতুন করবর্ষ শুরু হয়।',
        },
        payPeriodStart: {
          label: 'বেতনকাল শুরুর দিন',
          hint: '১: পঞ্জিকার মাস। ২৬: ২৬ থেকে ২৫ তারিখ। বন্ধ করা বেতনকাল বদলায় না।',
        },
        payAfter: {
          label: 'শেষ হওয়ার যত দিন পরে বেতন',
          hint: 'পে-স্লিপে এই তারিখ থাকে।',
        },
      },
    },
  },
);
