import type { Translated } from '../../kernel/words/sentence.ts';
import type { costEn } from './cost-words.en.ts';

export const costBn: Translated<typeof costEn> = {
  title: 'গত ১২ মাসের বেতন খরচ',
  hint: 'কর্মীদের আয়, সঙ্গে প্রতিষ্ঠান বাড়তি যা দেয়। কর্তন আয়েরই অংশ।',
  chart: 'চার্ট',
  table: 'সারণি',
  view: 'যেভাবে দেখবেন',
  total: 'মাসের খরচ',
  otherEarnings: 'অন্যান্য আয়',
  employer: 'নিয়োগকর্তার খরচ',
  deductions: 'কর্তন',
  net: 'নিট বেতন',
  people: 'কর্মীসংখ্যা',
  component: 'উপাদান',
  earnings: 'আয়',
  waiting: 'এখনো পরিশোধ হয়নি',
  month: '{year}: {amount}',
  caption: 'উপাদান অনুযায়ী প্রতি মাসের খরচ',
  none: 'কোনো মাস তৈরি হলে খরচ এখানে আসবে।',
};
