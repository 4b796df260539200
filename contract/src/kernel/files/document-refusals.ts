import { refusal } from '../refusal.ts';

/** Why a document is not made. */
export const nothingToPrint = refusal('documents.nothing', 422, {
  en: 'Nobody is found for this choice, so there is nothing to print.',
  bn: 'এই বাছাইয়ে কাউকে পাওয়া যায়নি, তাই ছাপার কিছু নেই।',
});
export const tooManyToPrint = refusal('documents.too-many', 422, {
  en: 'One PDF holds at most {most} people. Narrow the list by a filter.',
  bn: 'একটি PDF-এ সর্বোচ্চ {most} জন থাকতে পারেন। ফিল্টার দিয়ে তালিকা ছোট করুন।',
});
export const tooManyLines = refusal('documents.too-many-lines', 422, {
  en: 'This would be more days than one PDF holds. Choose fewer days or fewer people.',
  bn: 'একটি PDF-এ যত দিন ধরে তার চেয়ে বেশি হবে। কম দিন বা কম মানুষ বাছুন।',
});
export const jobOver = refusal('jobs.over', 409, {
  en: 'This is over already, or can no longer be stopped.',
  bn: 'এটি ইতিমধ্যে শেষ, অথবা আর থামানো যায় না।',
});
