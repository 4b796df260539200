import { refusal } from '../../kernel/refusal.ts';

export const journalIncomplete = refusal('pay.journal-incomplete', 422, {
  en: 'There is no account for {component} of {department}. Set it under Journal accounts; nothing was exported. Without an account: {count}.',
  bn: '{department}-এর {component} কোন হিসাবে যাবে তা ঠিক করা নেই। জার্নালের হিসাব পাতায় ঠিক করুন; কিছুই এক্সপোর্ট হয়নি। হিসাব নেই এমন: {count}টি।',
});
export const journalEmpty = refusal('pay.journal-empty', 422, {
  en: 'Nothing of this pay is approved yet, so there is nothing to book.',
  bn: 'এই বেতনের কিছুই এখনো অনুমোদিত হয়নি, তাই জার্নালে তোলার কিছু নেই।',
});
export const reversalNotApproved = refusal('pay.reversal-not-approved', 409, {
  en: 'This reversal is {state}. Only an approved one is booked.',
  bn: 'এই প্রত্যাহারের অবস্থা {state}। শুধু অনুমোদিত প্রত্যাহার জার্নালে ওঠে।',
});
export const accountsThere = refusal('pay.accounts-there', 409, {
  en: 'Accounts for this are set already. Change those instead.',
  bn: 'এর হিসাব আগেই ঠিক করা আছে। বরং সেটি বদলান।',
});
export const notBooked = refusal('pay.not-booked', 422, {
  en: '{name} is information only and is not booked. Choose another component.',
  bn: '{name} শুধু তথ্য, জার্নালে ওঠে না। অন্য উপাদান বেছে নিন।',
});
export const journalMoving = refusal('pay.journal-moving', 409, {
  en: 'This pay is being approved, paid or taken back right now. Try again in a moment.',
  bn: 'এই বেতন এখনই অনুমোদন, পরিশোধ বা প্রত্যাহার হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
});
