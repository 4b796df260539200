import { refusal } from '../../kernel/refusal.ts';

export const differencesNeedNote = refusal('pay.differences-need-note', 422, {
  en: 'Differences that nobody has explained yet: {people}. The first is of {name}. Accept each with a note, or say here why all of them are right.',
  bn: 'যে পার্থক্যের ব্যাখ্যা এখনো নেই: {people}টি। প্রথমটি {name}-এর। প্রতিটি নোট দিয়ে মেনে নিন, অথবা সবগুলো কেন ঠিক তা এখানে লিখুন।',
});
export const sentBackFirst = refusal('pay.sent-back', 409, {
  en: '{month} was sent back by {name}. Correct it and generate it again first.',
  bn: '{month} মাসের বেতন {name} ফেরত পাঠিয়েছেন। আগে ঠিক করে আবার তৈরি করুন।',
});
export const nothingDiffers = refusal('pay.nothing-differs', 409, {
  en: 'There is nothing to accept any more: the pay of these people has changed or does not differ.',
  bn: 'মেনে নেওয়ার মতো কিছু আর নেই: এঁদের বেতন বদলেছে, অথবা পার্থক্য নেই।',
});
export const partlyApproved = refusal('pay.partly-approved', 409, {
  en: 'Part of this pay is approved already, so it cannot be sent back. Hold the payslips in question instead.',
  bn: 'এই বেতনের কিছু অংশ আগেই অনুমোদিত, তাই ফেরত পাঠানো যাবে না। বরং সংশ্লিষ্ট পে-স্লিপ আটকে রাখুন।',
});
