import { notice } from '../kernel/decisions/notice.ts';

const ownBank = { admin: '/admin/profile/bank', employee: '/employee/profile/bank' };
const always = {
  en: 'For your safety you are always told when the account your pay goes to is to change.',
  bn: 'আপনার নিরাপত্তার জন্য: যে হিসাবে আপনার বেতন যায় তা বদলের কথা আপনাকে সব সময় জানানো হয়।',
};

/** Neither bank nor number: a mail may be read by others. */
export const bankChangeAsked = notice({
  name: 'bank-change-asked',
  title: {
    en: 'A change of your bank account was asked for',
    bn: 'আপনার ব্যাংক হিসাব বদলের আবেদন হয়েছে',
  },
  en: 'A change of the bank account your pay goes to was asked for. If you do not know of it, tell Human Resources at once.',
  bn: 'যে ব্যাংক হিসাবে আপনার বেতন যায় তা বদলের আবেদন হয়েছে। আপনি না জানলে এখনই মানবসম্পদ বিভাগকে জানান।',
  mailed: true,
  opens: ownBank,
  always,
});

export const bankChanged = notice({
  name: 'bank-changed',
  title: { en: 'Your bank account was changed', bn: 'আপনার ব্যাংক হিসাব বদলানো হয়েছে' },
  en: 'The bank account your pay goes to was changed. If you do not know of it, tell Human Resources at once.',
  bn: 'যে ব্যাংক হিসাবে আপনার বেতন যায় তা বদলানো হয়েছে। আপনি না জানলে এখনই মানবসম্পদ বিভাগকে জানান।',
  mailed: true,
  opens: ownBank,
  always,
});
