import { notice } from '../kernel/decisions/notice.ts';

const opens = { admin: '/admin/attendance/daily', employee: '/employee/attendance' } as const;

/** To the person: someone entered, corrected or took out punches of a day. */
export const punchesEntered = notice({
  name: 'punches-entered',
  title: { en: 'My punches were entered or corrected', bn: 'আমার পাঞ্চ লেখা বা সংশোধন করা হয়েছে' },
  en: '{who} changed your punches of {day}: {reason}',
  bn: '{who} আপনার {day} তারিখের পাঞ্চ বদলেছেন: {reason}',
  byMail: {
    en: 'Your punches of {day} were changed.',
    bn: 'আপনার {day} তারিখের পাঞ্চ বদলানো হয়েছে।',
  },
  mailed: false,
  opens,
});

/** To the person: what was entered for them no longer counts. */
export const punchesTakenBack = notice({
  name: 'punches-taken-back',
  title: { en: 'Entered punches were taken back', bn: 'লেখা পাঞ্চ ফিরিয়ে নেওয়া হয়েছে' },
  en: '{who} took back what was entered for you on {day}.',
  bn: '{day} তারিখে আপনার জন্য যা লেখা হয়েছিল {who} তা ফিরিয়ে নিয়েছেন।',
  mailed: false,
  opens,
});
