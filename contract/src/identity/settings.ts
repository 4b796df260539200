import { whole, yesNo } from '../kernel/settings/setting-kinds.ts';
import { section } from '../kernel/settings/settings.ts';

export const securitySection = section(
  'security',
  {
    secondFactor: yesNo({ default: false, perConcern: false }),
    sessionDays: whole({ min: 1, max: 90, default: 30, perConcern: false }),
    idleMinutes: whole({ min: 0, max: 1440, default: 0, perConcern: false }),
    slipDays: whole({ min: 1, max: 60, default: 14, perConcern: false }),
  },
  {
    en: {
      title: 'Security',
      hint: 'How accounts are protected.',
      settings: {
        secondFactor: {
          label: 'Second factor for administrators and HR',
          hint: 'They can do nothing else until they have set one up, from the next click on.',
        },
        sessionDays: {
          label: 'Days until a login ends',
          hint: 'After this many days everyone logs in again. New logins follow at once.',
        },
        idleMinutes: {
          label: 'Minutes without activity until a login ends',
          hint: 'A login that rests this long, or up to five minutes longer, ends. 0: never.',
        },
        slipDays: {
          label: 'Days that a first password is valid',
          hint: 'Printed on a slip for those without e-mail. New slips follow at once.',
        },
      },
    },
    bn: {
      title: 'নিরাপত্তা',
      hint: 'অ্যাকাউন্টগুলো কীভাবে সুরক্ষিত থাকে।',
      settings: {
        secondFactor: {
          label: 'প্রশাসক ও এইচআরের জন্য দ্বিতীয় ধাপ',
          hint: 'এটি চালু না করা পর্যন্ত তাঁরা আর কিছুই করতে পারবেন না, পরের ক্লিক থেকেই।',
        },
        sessionDays: {
          label: 'কত দিন পরে লগ ইন শেষ হয়',
          hint: 'এত দিন পরে সবাইকে আবার লগ ইন করতে হয়। নতুন লগ ইনে এখনই কার্যকর।',
        },
        idleMinutes: {
          label: 'কত মিনিট কাজ না করলে লগ ইন শেষ হয়',
          hint: 'এতক্ষণ, বা বড়জোর পাঁচ মিনিট বেশি, কাজ না হলে লগ ইন শেষ হয়। ০: কখনো নয়।',
        },
        slipDays: {
          label: 'প্রথম পাসওয়ার্ড কত দিন চলে',
          hint: 'যাঁদের ই-মেইল নেই তাঁদের স্লিপে ছাপা হয়। নতুন স্লিপে এখনই কার্যকর।',
        },
      },
    },
  },
);
