import type { Translated } from '../kernel/sentence.ts';
import type { peopleOwnEn } from './own-words.en.ts';

type Words = Translated<typeof peopleOwnEn>;

const own: Words['own'] = {
  propose: 'পরিবর্তন প্রস্তাব করুন',
  proposeSection: 'পরিবর্তন প্রস্তাব করুন: {section}',
  hint: 'আপনার প্রস্তাব মানবসম্পদ বিভাগ পড়বে। সম্মতি না দেওয়া পর্যন্ত রেকর্ড যেমন আছে থাকবে।',
  submit: 'মানবসম্পদ বিভাগে পাঠান',
  sent: 'মানবসম্পদ বিভাগে পাঠানো হয়েছে। সম্মতি পেলে রেকর্ড বদলাবে।',
  failed: 'প্রস্তাব পাঠানো যায়নি',
  nothingYet: 'এখনো কিছু বদলায়নি। যা অন্যরকম হবে তা বদলান।',
  pending: 'মানবসম্পদ বিভাগের অপেক্ষায়',
  pendingOf: 'প্রস্তাব করেছেন {who}, {when}',
  takeBack: 'ফিরিয়ে নিন',
  takeBackOf: '{when} তারিখের প্রস্তাব ফিরিয়ে নিন',
  takenBack: 'প্রস্তাব ফিরিয়ে নেওয়া হয়েছে',
  takeBackFailed: 'প্রস্তাব ফিরিয়ে নেওয়া যায়নি',
  outcomes: 'আমার সব আবেদন ও ফলাফল',
  account: 'অ্যাকাউন্ট',
};

const bank: Words['bank'] = {
  title: 'ব্যাংক হিসাব',
  tab: 'ব্যাংক',
  fields: {
    bankId: 'ব্যাংক',
    branch: 'শাখা',
    accountName: 'হিসাবের নাম',
    accountNumber: 'হিসাব নম্বর',
    routingNumber: 'রাউটিং নম্বর',
    password: 'আপনার পাসওয়ার্ড',
  },
  none: 'এখনো কোনো ব্যাংক হিসাব নেই',
  noneHintOwn: 'বেতন যে হিসাবে যাবে তা প্রস্তাব করুন। আগে মানবসম্পদ বিভাগ সম্মতি দেবে।',
  noneHint: 'হিসাব না থাকলে ব্যাংকে বেতন পাঠানো যায় না।',
  proposeFirst: 'হিসাব প্রস্তাব করুন',
  propose: 'অন্য হিসাব প্রস্তাব করুন',
  hintOwn: 'মানবসম্পদ বিভাগ সম্মতি দিলেই কেবল বেতন অন্য হিসাবে যাবে।',
  hint: 'মানবসম্পদ বিভাগের দ্বিতীয় একজন সম্মতি দিলেই কেবল বেতন অন্য হিসাবে যাবে।',
  passwordHint: 'যাতে আপনার খোলা পর্দায় অন্য কেউ এটি করতে না পারে।',
  submit: 'এই হিসাব প্রস্তাব করুন',
  sent: 'প্রস্তাব করা হয়েছে। দ্বিতীয় একজন সম্মতি দিলে হিসাব বদলাবে।',
  failed: 'হিসাব প্রস্তাব করা যায়নি',
  pending: 'দ্বিতীয় একজনের অপেক্ষায়',
};

export const peopleOwnBn: Words = { own, bank };
