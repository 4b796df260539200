import { notice } from '../kernel/decisions/notice.ts';

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
    bn: '{name}: {what} প্রত্যাখ্যাত হয়েছে। কারণটি Muster-এ দেখুন।',
  },
  mailed: true,
  opens: { admin: `/admin${asked}`, employee: `/employee${asked}` },
});

/** It can be mended and asked for again. */
export const decisionReturned = notice({
  name: 'decision-returned',
  title: { en: 'Your request was sent back', bn: 'আপনার আবেদন ফেরত এসেছে' },
  en: '{what} for {name} was sent back: {comment}',
  bn: '{name}: {what} ফেরত পাঠানো হয়েছে: {comment}',
  byMail: {
    en: '{what} for {name} was sent back. You find in Muster what to change.',
    bn: '{name}: {what} ফেরত পাঠানো হয়েছে। কী বদলাতে হবে তা Muster-এ দেখুন।',
  },
  mailed: true,
  opens: { admin: `/admin${asked}`, employee: `/employee${asked}` },
});

const delegation = '/inbox/delegation';
const inYourPlace = {
  mailed: true,
  opens: { admin: `/admin${delegation}`, employee: `/employee${delegation}` },
  always: {
    en: 'You are always told when someone else says who decides in your place.',
    bn: 'আপনার বদলে কে সিদ্ধান্ত নেবেন তা অন্য কেউ ঠিক করলে আপনাকে সব সময় জানানো হয়।',
  },
} as const;

export const delegationSet = notice({
  name: 'delegation-set',
  title: { en: 'Someone decides in your place', bn: 'আপনার বদলে একজন সিদ্ধান্ত নেবেন' },
  en: '{who} let {to} decide in your place, from {from} to {until}.',
  bn: '{who} {from} থেকে {until} পর্যন্ত আপনার বদলে সিদ্ধান্তের দায়িত্ব {to}-কে দিয়েছেন।',
  ...inYourPlace,
});

export const delegationEnded = notice({
  name: 'delegation-ended',
  title: { en: 'Nobody decides in your place any more', bn: 'আপনার বদলে আর কেউ সিদ্ধান্ত নেন না' },
  en: '{who} ended that {to} decides in your place, from {from} to {until}.',
  bn: '{from} থেকে {until} পর্যন্ত আপনার বদলে {to}-এর সিদ্ধান্তের দায়িত্ব {who} শেষ করেছেন।',
  ...inYourPlace,
});
