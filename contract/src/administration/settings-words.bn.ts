import type { Translated } from '../kernel/sentence.ts';
import type { settingsEn } from './settings-words.en.ts';
import type { SettingsWords } from './settings-wording.ts';

const inForce: SettingsWords = {
  company: {
    title: 'কোম্পানি',
    hint: 'আপনারা কারা, আর কোন পঞ্জিকা ও ঘড়ি ধরে কাজ করেন।',
    settings: {
      name: { label: 'নাম', hint: 'মেনুতে এবং মেইলের প্রেরক হিসেবে দেখা যায়।' },
      zone: { label: 'সময় অঞ্চল', hint: 'এই ঘড়ি ধরে দিন শুরু ও শেষ হয়।' },
      currency: { label: 'মুদ্রা', hint: 'বেতন ও দাবির মুদ্রা।' },
      weekend: {
        label: 'সাপ্তাহিক ছুটি',
        hint: 'যেসব দিনে কাউকে কাজ করতে হয় না; ছুটির হিসাবে এগুলো ধরা হয় না।',
      },
      incomeYearStart: {
        label: 'আয়বর্ষ শুরুর মাস',
        hint: 'যে মাসে নতুন করবর্ষ শুরু হয়।',
      },
    },
  },
  people: {
    title: 'কর্মী',
    hint: 'নির্ধারিত দিনের কথা কখন মনে করিয়ে দেওয়া হবে।',
    settings: {
      documentDays: {
        label: 'নথির মেয়াদ শেষের কত দিন আগে',
        hint: 'মানবসম্পদ বিভাগ ও কর্মীকে প্রথমবার মনে করিয়ে দেওয়া হয়।',
      },
      documentDaysAgain: {
        label: 'নথির মেয়াদ শেষের কত দিন আগে আবার',
        hint: 'তাঁদের আবার মনে করিয়ে দেওয়া হয়, শেষবার সেই দিনেই।',
      },
      confirmationDays: {
        label: 'স্থায়ীকরণের কত দিন আগে',
        hint: 'মানবসম্পদ বিভাগ ও লাইন ম্যানেজারকে মনে করিয়ে দেওয়া হয়, আরেকবার সেই দিনেই।',
      },
    },
  },
  security: {
    title: 'নিরাপত্তা',
    hint: 'অ্যাকাউন্টগুলো কীভাবে সুরক্ষিত থাকে।',
    settings: {
      secondFactor: {
        label: 'প্রশাসক ও এইচআরের জন্য দ্বিতীয় ধাপ',
        hint: 'এটি চালু না করা পর্যন্ত তাঁরা আর কিছুই করতে পারবেন না, পরের ক্লিক থেকেই।',
      },
      sessionDays: {
        label: 'কত দিন পরে লগ ইন শেষ হয়',
        hint: 'এত দিন পরে সবাইকে আবার লগ ইন করতে হয়। নতুন লগ ইনে এখনই কার্যকর।',
      },
      idleMinutes: {
        label: 'কত মিনিট কাজ না করলে লগ ইন শেষ হয়',
        hint: 'এতক্ষণ, বা বড়জোর পাঁচ মিনিট বেশি, কাজ না হলে লগ ইন শেষ হয়। ০: কখনো নয়।',
      },
    },
  },
  mail: {
    title: 'মেইল',
    hint: 'মাস্টার যে মেইল পাঠায় তা কেমন দেখায়।',
    settings: {
      senderName: {
        label: 'প্রেরকের নাম',
        hint: 'যে ঠিকানা থেকে মেইল যায় তার আগে থাকে। খালি: কোম্পানিের নাম।',
      },
      replyTo: {
        label: 'উত্তর যাবে',
        hint: 'এমন ঠিকানা যা কেউ পড়েন। খালি: উত্তর প্রেরকের ঠিকানায় যায়।',
      },
      language: {
        label: 'ভাষা',
        hint: 'যাঁরা কোনো ভাষা বেছে নেননি তাঁদের জন্য।',
        options: { both: 'দুটিই, একটির নিচে অন্যটি', en: 'ইংরেজি', bn: 'বাংলা' },
      },
      footer: {
        label: 'প্রতিটি মেইলের নিচের লেখা',
        hint: 'ঠিকানা, টেলিফোন নম্বর বা আইনি কথা। সাদামাটা লেখা।',
      },
    },
  },
};

export const settingsBn: Translated<typeof settingsEn> = {
  title: 'সেটিংস',
  one: 'সেটিং',
  many: 'সেটিংস',
  counted: { one: '{count}টি সেটিং', other: '{count}টি সেটিং' },
  group: 'গ্রুপ',
  scope: 'যার সেটিংস',
  sectionsLabel: 'সেটিংসের অংশ',
  inherited: 'গ্রুপ থেকে',
  ownValue: 'নিজস্ব মান',
  set: 'এখানে বসানো',
  fixed: 'সার্ভার থেকে ঠিক করা',
  useGroup: 'গ্রুপের মান নিন',
  useDefault: 'ডিফল্টে ফিরুন',
  saved: 'সেটিংস সংরক্ষণ হয়েছে',
  saveFailed: 'সেটিংস সংরক্ষণ করা যায়নি',
  nothingChanged: 'এখনো কিছু বদলানো হয়নি',
  unsaved: { one: '{count}টি বদল সংরক্ষণ হয়নি', other: '{count}টি বদল সংরক্ষণ হয়নি' },
  discard: 'ফিরিয়ে নিন',
  lastChange: 'শেষ বদলেছেন {who}, {when}',
  neverChanged: 'এখানে এখনো কিছু বদলানো হয়নি।',
  readOnlyGroup: 'আপনার অ্যাকাউন্ট একটি প্রতিষ্ঠানতে সীমিত: গ্রুপের মানগুলো পড়া যায়, বদলানো যায় না।',
  wholeGroupTitle: 'পুরো গ্রুপের জন্য একই',
  wholeGroupHint: 'এসব সেটিংসে কোনো প্রতিষ্ঠান আলাদা হতে পারে না।',
  toGroup: 'গ্রুপের সেটিংস দেখান',
  yes: 'হ্যাঁ',
  no: 'না',
  sections: inForce,
};
