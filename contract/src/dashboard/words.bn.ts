import type { Translated } from '../kernel/sentence.ts';
import type { dashboardEn } from './words.en.ts';

export const dashboardBn: Translated<typeof dashboardEn> = {
  cards: 'এক নজরে আজ',
  open: 'খুলুন',
  failed: 'এই কার্ডটি আনা যায়নি',
  retry: 'আবার চেষ্টা করুন',
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
