import type { Translated } from '../kernel/words/sentence.ts';
import type { logoEn } from './logo-words.en.ts';

export const logoBn: Translated<typeof logoEn> = {
  title: 'লোগো',
  hint: 'এই প্রতিষ্ঠানের PDF ডকুমেন্টের মাথায় থাকে। সঙ্গে সঙ্গে সংরক্ষিত হয়।',
  label: 'একটি লোগো বেছে নিন',
  current: '{name}-এর লোগো',
  none: 'এখনো লোগো নেই: ডকুমেন্টে শুধু নাম থাকে।',
  set: 'লোগো সংরক্ষিত হয়েছে',
  remove: 'লোগো সরান',
  removed: 'লোগো সরানো হয়েছে',
  failed: 'লোগো সংরক্ষণ করা যায়নি',
  field: 'লোগো',
  deeds: {
    'concern.set-logo': 'লোগো বদলেছেন: {record}',
    'concern.remove-logo': 'লোগো সরিয়েছেন: {record}',
  },
};
