import type { filesEn } from './file-words.en.ts';
import type { Translated } from './sentence.ts';

export const filesBn: Translated<typeof filesEn> = {
  choose: 'ফাইল বেছে নিন',
  chooseOther: 'অন্য ফাইল বেছে নিন',
  drop: 'অথবা টেনে এখানে ছাড়ুন',
  rule: '{kinds}, সর্বোচ্চ {most} MB',
  sending: '{name} পাঠানো হচ্ছে',
  percent: '{percent} %',
  checking: 'পাঠানো হয়েছে। {name} দেখা হচ্ছে…',
  cancel: 'বাতিল',
  cancelled: 'বাতিল হয়েছে। কিছু রাখা হয়নি।',
  wrongKind: 'এর একটি বেছে নিন: {kinds}।',
  tooLarge: 'ফাইলটি {size} MB; সর্বোচ্চ {most} MB নেওয়া হয়।',
  empty: 'ফাইলটি খালি।',
  oneOnly: 'একটিই ফাইল বেছে নিন।',
  failed: 'ফাইলটি পাঠানো যায়নি।',
};
