import { notice } from '../kernel/decisions/notice.ts';

const opens = { admin: '/admin/leave-application', employee: '/employee/leave' } as const;

/** To the person: HR applied for them, or changed what they had applied for. */
export const leaveEntered = notice({
  name: 'leave-entered',
  title: { en: 'HR entered or changed my leave', bn: 'মানবসম্পদ আমার ছুটি লিখেছে বা বদলেছে' },
  en: 'Human Resources entered {type} for you, from {from} to {until}: {days}. It waits for approval.',
  bn: 'মানবসম্পদ বিভাগ আপনার জন্য {from} থেকে {until} পর্যন্ত {type} লিখেছে: {days} দিন। এটি অনুমোদনের অপেক্ষায় আছে।',
  mailed: true,
  opens,
});

/** To the person: HR cancelled what was agreed to, or took back what waited. */
export const leaveCancelled = notice({
  name: 'leave-cancelled',
  title: { en: 'HR cancelled my leave', bn: 'মানবসম্পদ আমার ছুটি বাতিল করেছে' },
  en: 'Human Resources cancelled your {type} from {from} to {until}.',
  bn: 'মানবসম্পদ বিভাগ {from} থেকে {until} পর্যন্ত আপনার {type} বাতিল করেছে।',
  mailed: true,
  opens,
});

/** To the person: leave takes other days than before, because the calendar or the last day changed. */
export const leaveRecounted = notice({
  name: 'leave-recounted',
  title: { en: 'My leave was counted anew', bn: 'আমার ছুটি নতুন করে গণনা হয়েছে' },
  en: 'Your {type} from {from} to {until} now takes {days} instead of {before}.',
  bn: '{from} থেকে {until} পর্যন্ত আপনার {type} এখন {before} দিনের বদলে {days} দিন নেয়।',
  mailed: true,
  opens,
});

/** To the person: a day in the middle of agreed leave is a working day now and is not charged by itself. */
export const leaveUncovered = notice({
  name: 'leave-uncovered',
  title: { en: 'A day of my leave is a working day now', bn: 'আমার ছুটির একটি দিন এখন কর্মদিবস' },
  en: '{day} is a working day now. Your {type} from {from} to {until} does not cover it: apply for it if you stay away.',
  bn: '{day} এখন কর্মদিবস। {from} থেকে {until} পর্যন্ত আপনার {type} দিনটি ঢাকে না: না এলে দিনটির জন্য আবেদন করুন।',
  mailed: true,
  opens,
});
