import type { Translated } from '../../kernel/words/sentence.ts';
import type { correctionEn } from './correction-words.en.ts';

export const correctionBn: Translated<typeof correctionEn> = {
  title: 'বিলম্বিত সংশোধন',
  note: 'পরিশোধিত মাসের দিন ও ঘণ্টা। পরের বেতনে সমন্বয় হয়।',
  none: 'কোনো বিলম্বিত সংশোধন নেই।',
  add: 'বিলম্বিত সংশোধন যোগ করুন',
  addOf: '{name}-এর বিলম্বিত সংশোধন',
  hint: 'বন্ধ হওয়া দিনগুলো যেমন আছে তেমনই থাকে। পার্থক্যটি পরের বেতনের একটি লাইন হয়।',
  added: 'সংশোধন যোগ হয়েছে। পরের বেতনে সমন্বয় হবে।',
  failed: 'সংশোধনটি সংরক্ষণ করা যায়নি',
  removed: 'সংশোধনটি মুছে ফেলা হয়েছে। পরের বেতনে সমন্বয় হবে।',
  removeName: '{month} মাসের সংশোধন',
  more: '{quantity} বেশি',
  fewer: '{quantity} কম',
  directions: { more: 'বেশি', fewer: 'কম' },
  fields: {
    month: 'মাস',
    count: 'কী',
    direction: 'বেশি না কম',
    quantity: 'কত',
    reason: 'কারণ',
  },
};
