import { whole, yesNo } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

/** When people are reminded of what comes due, and whether someone suspended may look at the own record. */
export const peopleSection = section(
  'people',
  {
    documentDays: whole({ min: 1, max: 365, default: 30, perConcern: false }),
    documentDaysAgain: whole({ min: 1, max: 365, default: 7, perConcern: false }),
    confirmationDays: whole({ min: 1, max: 365, default: 14, perConcern: false }),
    suspendedLogin: yesNo({ default: true, perConcern: false }),
  },
  {
    en: {
      title: 'People',
      hint: 'When people are reminded of what comes due, and what is left to someone suspended.',
      settings: {
        documentDays: {
          label: 'Days before a document runs out',
          hint: 'HR and the person are reminded for the first time.',
        },
        documentDaysAgain: {
          label: 'Days before a document runs out, once more',
          hint: 'They are reminded again, and a last time on the day itself.',
        },
        confirmationDays: {
          label: 'Days before a confirmation is due',
          hint: 'HR and the line manager are reminded, and once more on the day itself.',
        },
        suspendedLogin: {
          label: 'Someone suspended may log in',
          hint: 'They see the own record only and decide nothing. Off: they cannot log in.',
        },
      },
    },
    bn: {
      title: 'কর্মী',
      hint: 'নির্ধারিত দিনের কথা কখন মনে করিয়ে দেওয়া হবে, এবং সাময়িক বরখাস্ত ব্যক্তি কী পারবেন।',
      settings: {
        documentDays: {
          label: 'নথির মেয়াদ শেষের কত দিন আগে',
          hint: 'মানবসম্পদ বিভাগ ও কর্মীকে প্রথমবার মনে করিয়ে দেওয়া হয়।',
        },
        documentDaysAgain: {
          label: 'নথির মেয়াদ শেষের কত দিন আগে আবার',
          hint: 'তাঁদের আবার মনে করিয়ে দেওয়া হয়, শেষবার সেই দিনেই।',
        },
        confirmationDays: {
          label: 'স্থায়ীকরণের কত দিন আগে',
          hint: 'মানবসম্পদ বিভাগ ও লাইন ম্যানেজারকে মনে করিয়ে দেওয়া হয়, আরেকবার সেই দিনেই।',
        },
        suspendedLogin: {
          label: 'সাময়িক বরখাস্ত ব্যক্তি লগ ইন করতে পারবেন',
          hint: 'তিনি শুধু নিজের রেকর্ড দেখেন, কোনো সিদ্ধান্ত দেন না। বন্ধ থাকলে লগ ইন করা যায় না।',
        },
      },
    },
  },
);
