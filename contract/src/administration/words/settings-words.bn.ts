import type { Translated } from '../../kernel/words/sentence.ts';
import type { settingsEn } from './settings-words.en.ts';
import { sectionWords } from '../settings.ts';

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
  sections: sectionWords('bn'),
};
