import type { Translated } from '../kernel/words/sentence.ts';
import type { noticesEn } from './notice-words.en.ts';

export const noticesBn: Translated<typeof noticesEn> = {
  title: 'বিজ্ঞপ্তি',
  bell: 'বিজ্ঞপ্তি, {count}টি অপঠিত',
  many: '৯৯+',
  markAll: 'সব পঠিত করুন',
  markFailed: 'পঠিত হিসেবে চিহ্নিত করা যায়নি',
  all: 'সব দেখুন',
  tabs: { all: 'সব', unread: 'অপঠিত' },
  unread: 'অপঠিত',
  over: 'ইতিমধ্যে নিষ্পন্ন',
  nothing: { all: 'আপনার কোনো বিজ্ঞপ্তি নেই', unread: 'আপনি সব পড়েছেন' },
  nothingHint: {
    all: 'যা আপনার অপেক্ষায় আছে এবং আপনার আবেদনের কী হলো, তা এখানে জানানো হয়।',
    unread: 'নতুন কিছু হলে এখানে আসবে।',
  },
  choices: {
    tab: 'বিজ্ঞপ্তি',
    title: 'আপনাকে যা জানানো হয়',
    hint: 'প্রতিটির জন্য বেছে নিন: এখানে Muster-এ, মেইলে, নাকি দুই জায়গাতেই জানানো হবে। মেইল যাবে আপনার অ্যাকাউন্টের ঠিকানায়।',
    inApp: 'Muster-এ',
    mail: 'মেইলে',
    inAppOf: '{title}: Muster-এ',
    mailOf: '{title}: মেইলে',
    always: 'সব সময়',
    failed: 'আপনার পছন্দ সংরক্ষণ করা যায়নি',
  },
};
