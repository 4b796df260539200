import type { Language } from '../../kernel/words/sentence.ts';
import type { CardFault } from './card-faults.ts';

/** What is wrong with income slabs, as whoever enters them reads it. */
export const cardFaultWords: Readonly<Record<CardFault, Readonly<Record<Language, string>>>> = {
  'starts-above-zero': {
    en: 'the first band begins above zero. Let it begin at 0.',
    bn: 'প্রথম ধাপ শূন্যের ওপর থেকে শুরু। ০ থেকে শুরু করুন।',
  },
  gap: {
    en: 'there is a gap: this band begins above the end of the one before.',
    bn: 'ফাঁক আছে: এই ধাপ আগের ধাপের শেষের পরে শুরু।',
  },
  overlap: {
    en: 'two bands overlap: this one begins below the end of the one before.',
    bn: 'দুটি ধাপ একে অন্যের ওপর পড়েছে: এই ধাপ আগের ধাপ শেষ হওয়ার আগেই শুরু।',
  },
  'empty-band': {
    en: 'this band ends where it begins or below.',
    bn: 'এই ধাপ যেখানে শুরু সেখানেই বা তার নিচে শেষ।',
  },
  'ends-early': {
    en: 'only the last band goes on without an end.',
    bn: 'শুধু শেষ ধাপের কোনো শেষ সীমা থাকে না।',
  },
  'no-end': {
    en: 'the last band needs no end: let it go on for all that is above.',
    bn: 'শেষ ধাপের শেষ সীমা লাগে না: ওপরের সব আয় এতে থাকুক।',
  },
  twice: { en: 'this key is used twice.', bn: 'এই কী দুইবার আছে।' },
  'gender-twice': {
    en: 'a gender belongs to one category only.',
    bn: 'একটি লিঙ্গ শুধু একটি শ্রেণিতে থাকে।',
  },
  'two-ways': {
    en: 'a category has a first band of its own or one rate for all, not both.',
    bn: 'একটি শ্রেণির নিজের প্রথম ধাপ বা সব আয়ে এক হার থাকে, দুটি একসঙ্গে নয়।',
  },
  'first-band-too-wide': {
    en: 'this first band is wider than the second one ends, and later bands do not move.',
    bn: 'এই প্রথম ধাপ দ্বিতীয় ধাপের শেষ ছাড়িয়ে যায়, আর পরের ধাপগুলো সরে না।',
  },
  'first-band-empty': {
    en: 'a first band of its own is above zero.',
    bn: 'নিজের প্রথম ধাপ শূন্যের বেশি হতে হয়।',
  },
  'half-a-part': {
    en: 'a part needs both figures: 1 of 3.',
    bn: 'অংশের দুটি সংখ্যাই লাগে: ৩ ভাগের ১।',
  },
  'part-over-whole': {
    en: 'a part is not more than the whole.',
    bn: 'অংশ পুরোটার বেশি হয় না।',
  },
  'no-limb': {
    en: 'a rebate needs at least one limit.',
    bn: 'রেয়াতের অন্তত একটি সীমা লাগে।',
  },
  'below-zero': { en: 'an amount is not below zero.', bn: 'টাকার পরিমাণ শূন্যের কম হয় না।' },
};
