import type { Translated } from '../kernel/sentence.ts';
import type { jobEn } from './job-words.en.ts';

export const jobBn: Translated<typeof jobEn> = {
  title: 'পেছনের কাজ',
  one: 'কাজ',
  many: 'পেছনের কাজ',
  fields: {
    kind: 'ধরন',
    state: 'অবস্থা',
    progress: 'অগ্রগতি',
    attempts: 'চেষ্টা',
    askedBy: 'যিনি চেয়েছেন',
    createdAt: 'চাওয়া হয়েছে',
    startedAt: 'শুরু',
    endedAt: 'শেষ',
    nextTryAt: 'পরের চেষ্টা',
    queue: 'সারি',
    error: 'কী সমস্যা হয়েছে',
  },
  states: { waiting: 'অপেক্ষায়', running: 'চলছে', done: 'শেষ হয়েছে', failed: 'ছেড়ে দেওয়া' },
  queues: { quick: 'দ্রুত', long: 'দীর্ঘ' },
  kinds: {
    'mail.deliver': 'মেইল পাঠানো',
    'audit.seal': 'নিরীক্ষা লগ সিল করা',
    'people.project': 'কর্মীদের পরিবর্তন কার্যকর করা',
    'idempotency.sweep': 'পুরোনো জমা-চাবি সরানো',
    'files.sweep': 'অব্যবহৃত ফাইল সরানো',
    'jobs.sweep': 'পুরোনো কাজ সরানো',
  },
  byItself: 'নিজে থেকেই',
  share: '{total}-এর মধ্যে {done}',
  open: 'দেখুন',
  retry: 'আবার চেষ্টা করুন',
  retried: 'কাজটি আবার শুরু হচ্ছে',
  retryFailed: 'কাজটি আবার শুরু করা যায়নি',
  emptyHint: 'পাতার পেছনে যে কাজ হয় তা এখানে দেখা যায়।',
};
