import { refusal } from '../kernel/refusal.ts';

export const jobNotGivenUp = refusal('administration.job-not-given-up', 409, {
  en: 'This job has not been given up: it waits, runs or is done. Nothing was changed.',
  bn: 'এই কাজটি ছেড়ে দেওয়া হয়নি: এটি অপেক্ষায় আছে, চলছে বা শেষ হয়েছে। কিছু বদলানো হয়নি।',
});
export const mailNotToRetry = refusal('administration.mail-not-to-retry', 409, {
  en: 'This mail was sent, is being sent or will be tried within minutes. Nothing was changed.',
  bn: 'এই মেইলটি পাঠানো হয়েছে, পাঠানো হচ্ছে বা কয়েক মিনিটের মধ্যে আবার চেষ্টা হবে। কিছু বদলানো হয়নি।',
});
export const mailTextErased = refusal('administration.mail-text-erased', 409, {
  en: 'The text of this mail held a one-time link and was erased. Ask for a new mail instead.',
  bn: 'এই মেইলে একবার ব্যবহারের লিংক ছিল, তাই লেখা মুছে ফেলা হয়েছে। বরং নতুন মেইল চেয়ে নিন।',
});
