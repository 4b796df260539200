import { notice } from '../kernel/notice.ts';

const waiting = '/inbox?open={id}';
const asked = '/inbox?which=asked&open={id}';

export const decisionWaits = notice({
  name: 'decision-waits',
  title: { en: 'A decision waits for you', bn: 'আপনার সিদ্ধান্তের অপেক্ষায়' },
  en: '{what} for {name} waits for your decision',
  bn: '{name}: {what} আপনার সিদ্ধান্তের অপেক্ষায়',
  mailed: true,
  opens: { admin: `/admin${waiting}`, employee: `/employee${waiting}` },
});

export const decisionApproved = notice({
  name: 'decision-approved',
  title: { en: 'Your request was approved', bn: 'আপনার আবেদন অনুমোদিত' },
  en: '{what} for {name} was approved',
  bn: '{name}: {what} অনুমোদিত হয়েছে',
  mailed: true,
  opens: { admin: `/admin${asked}`, employee: `/employee${asked}` },
});

/** What someone wrote as the reason is read in the product only. */
export const decisionRejected = notice({
  name: 'decision-rejected',
  title: { en: 'Your request was rejected', bn: 'আপনার আবেদন প্রত্যাখ্যাত' },
  en: '{what} for {name} was rejected: {comment}',
  bn: '{name}: {what} প্রত্যাখ্যাত হয়েছে: {comment}',
  byMail: {
    en: '{what} for {name} was rejected. You find the reason in Muster.',
    bn: '{name}: {what} প্রত্যাখ্যাত হয়েছে। কারণটি মাস্টারে দেখুন।',
  },
  mailed: true,
  opens: { admin: `/admin${asked}`, employee: `/employee${asked}` },
});
