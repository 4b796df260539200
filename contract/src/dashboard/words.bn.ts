import type { Translated } from '../kernel/words/sentence.ts';
import type { dashboardEn } from './words.en.ts';

export const dashboardBn: Translated<typeof dashboardEn> = {
  cards: 'এক নজরে আজ',
  open: 'খুলুন',
  failed: 'এই কার্ডটি আনা যায়নি',
  retry: 'আবার চেষ্টা করুন',
  setUp: {
    title: 'আপনার প্রতিষ্ঠান সাজান',
    count: '{total}টির মধ্যে {done}টি হয়েছে',
    close: 'তালিকাটি বন্ধ করুন',
    done: 'হয়েছে',
    steps: {
      company: { title: 'আপনার প্রতিষ্ঠান যোগ করুন', hint: 'আপনার কর্মীদের নিয়োগকর্তা।' },
      location: {
        title: 'একটি কর্মস্থল যোগ করুন',
        hint: 'যেখানে কর্মীরা কাজ করেন; ছুটির দিন স্থানভেদে আলাদা হতে পারে।',
      },
      department: { title: 'একটি বিভাগ যোগ করুন', hint: 'প্রত্যেক কর্মী একটি বিভাগে থাকেন।' },
      designation: { title: 'একটি পদবি যোগ করুন', hint: 'পদের নাম।' },
      shift: { title: 'একটি শিফট যোগ করুন', hint: 'কাজের সময়, ছাড় ও বিরতিসহ।' },
      roster: { title: 'শিফট বরাদ্দ করুন', hint: 'কারা এতে কাজ করেন; সাপ্তাহিক ছুটি সেটিংসে আছে।' },
      holidays: { title: 'ছুটির দিনগুলো যোগ করুন', hint: 'যে দিনগুলো সবার জন্য ছুটি।' },
      leaveTypes: { title: 'ছুটির ধরন যোগ করুন', hint: 'বার্ষিক, অসুস্থতা ও অন্যান্য ছুটি।' },
      people: { title: 'কর্মী যোগ করুন', hint: 'একজন একজন করে, বা শিট ইমপোর্ট করে।' },
      access: { title: 'কর্মীদের প্রবেশাধিকার দিন', hint: 'যাতে তাঁরা লগ ইন ও চেক ইন করতে পারেন।' },
      mail: { title: 'মেইল সার্ভার যুক্ত করুন', hint: 'আমন্ত্রণ, পাসওয়ার্ড রিসেট ও স্মরণিকার জন্য।' },
    },
  },
  today: { title: 'আজ', in: 'এসেছেন', out: 'গেছেন' },
  myLeave: {
    title: 'আমার ছুটি',
    next: 'সামনে: {type}, {when}',
    noNext: 'সামনে কোনো ছুটি নেই।',
    waits: '{count}টি আবেদন অপেক্ষায়',
    none: 'আপনার জন্য এখনো কোনো ছুটি ঠিক করা হয়নি।',
  },
  team: {
    title: 'আজ আমার দল',
    away: 'ছুটিতে',
    late: 'দেরিতে',
    absent: 'অনুপস্থিত',
    more: 'ও আরও {count} জন',
    allThere: 'কেউ ছুটিতে নেই, কেউ দেরি করেননি।',
    nobody: 'আপনার অধীনে কেউ নেই।',
  },
  waiting: {
    title: 'আপনার অপেক্ষায়',
    nothing: 'সব শেষ: আপনার অপেক্ষায় কিছু নেই।',
    all: '{count}টি সব দেখুন',
  },
  moves: {
    title: 'আসা-যাওয়া',
    joined: 'যোগ দিচ্ছেন',
    left: 'বিদায় নিচ্ছেন',
    due: 'স্থায়ী করার সময়',
    none: 'কেউ নেই',
    more: 'ও আরও {count} জন',
  },
  numbers: {
    title: 'আজ প্রতিষ্ঠান',
    note: '{count} জন',
    nobody: 'আজ গণনায় কেউ নেই।',
  },
};
