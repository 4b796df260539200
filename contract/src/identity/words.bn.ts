import type { Translated } from '../kernel/sentence.ts';
import type { identityEn } from './words.en.ts';

export const identityBn: Translated<typeof identityEn> = {
  said: {
    loggedIn: 'লগ ইন হয়েছে',
    loginFailed: 'লগ ইন হয়নি',
    passwordChanged: 'আপনার পাসওয়ার্ড বদলেছে',
    passwordFailed: 'পাসওয়ার্ড বদলানো যায়নি',
    setUp: 'প্রথম প্রশাসক তৈরি',
  },
  roles: {
    ADMIN: 'প্রশাসক',
    HR: 'মানবসম্পদ কর্মকর্তা',
    PAYROLL: 'বেতন কর্মকর্তা',
    RECRUITER: 'নিয়োগ কর্মকর্তা',
  },
  login: {
    title: 'মাস্টারে লগ ইন করুন',
    admin: 'প্রশাসকদের জন্য',
    email: 'ই-মেইল',
    password: 'পাসওয়ার্ড',
    submit: 'লগ ইন',
    showPassword: 'পাসওয়ার্ড দেখান',
    hidePassword: 'পাসওয়ার্ড লুকান',
    demo: 'এটি একটি ডেমো। যে জানালায় মাস্টার চালু হয়েছে, লগ ইনগুলো সেখানে আছে।',
    promise: 'নিয়োগ, পরীক্ষা, বেতন ও কর্মদক্ষতা এক ঘরে।',
  },
  profile: {
    title: 'আমার প্রোফাইল',
    info: 'তথ্য',
    password: 'পাসওয়ার্ড',
    name: 'নাম',
    email: 'ই-মেইল',
    role: 'ভূমিকা',
    current: 'বর্তমান পাসওয়ার্ড',
    new: 'নতুন পাসওয়ার্ড',
    repeat: 'নতুন পাসওয়ার্ড আবার',
    differs: 'নতুন পাসওয়ার্ড দুটি মেলেনি।',
    rule: 'কমপক্ষে {count}টি অক্ষর। কয়েকটি সহজ শব্দ একসাথে মনে রাখা সহজ।',
    change: 'পাসওয়ার্ড বদলান',
    effect: 'আপনার অন্য সব সেশন সাথে সাথে শেষ হবে।',
  },
  setup: {
    title: 'মাস্টার সাজান',
    hint: 'আপনি প্রথম প্রশাসক হবেন। এই লিংক একবারই চলে।',
    submit: 'প্রশাসক তৈরি করুন',
    closedTitle: 'এই লিংক আর চালু নেই',
    closedHint: 'যিনি সার্ভার চালান তাঁকে বলুন: ব্যবহারকারী না থাকলে চালুর সময় নতুন লিংক ছাপা হয়।',
    toLogin: 'লগ ইন পাতায় যান',
  },
};
