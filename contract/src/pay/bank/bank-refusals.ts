import { refusal } from '../../kernel/refusal.ts';

export const templateWrong = refusal('pay.template-wrong', 422, {
  en: 'The template cannot be used: {what}',
  bn: 'টেমপ্লেটটি ব্যবহার করা যাচ্ছে না: {what}',
});
export const nothingToSend = refusal('pay.nothing-to-send', 422, {
  en: 'Nothing is left to send: what was paid by this method is in a batch already, or nothing was paid yet.',
  bn: 'পাঠানোর মতো কিছু বাকি নেই: এই মাধ্যমে যা পরিশোধ হয়েছে তা আগেই ব্যাচে আছে, অথবা এখনো কিছু পরিশোধ হয়নি।',
});
export const needsPayingAccount = refusal('pay.needs-paying-account', 422, {
  en: 'Choose the account of this company that pays.',
  bn: 'এই প্রতিষ্ঠানের কোন হিসাব থেকে টাকা যাবে তা বেছে নিন।',
});
export const doesNotFit = refusal('pay.does-not-fit', 422, {
  en: '“{value}” of {name} is longer than the {width} characters of its column. Make the column wider.',
  bn: '{name}-এর “{value}” কলামের {width} অক্ষরের চেয়ে লম্বা। কলামটি চওড়া করুন।',
});
export const cashHasNoFile = refusal('pay.cash-has-no-file', 422, {
  en: 'Cash is not sent by a bank. Print the cash list instead.',
  bn: 'নগদ বেতন ব্যাংকে যায় না। বরং নগদ তালিকা ছাপান।',
});
export const batchReversed = refusal('pay.batch-reversed', 422, {
  en: 'Reversed since this batch was made: {count} of its {people} payslips. Cancel the batch and make it again.',
  bn: 'এই ব্যাচ তৈরির পরে এর {people}টি বেতনের মধ্যে {count}টি প্রত্যাহার করা হয়েছে। ব্যাচটি বাতিল করে আবার তৈরি করুন।',
});
export const isNoNumber = refusal('pay.is-no-number', 422, {
  en: '“{value}” of {name} could act as a formula in the file. Correct the number first.',
  bn: '{name}-এর “{value}” ফাইলে সূত্র হিসেবে কাজ করতে পারে। আগে নম্বরটি ঠিক করুন।',
});
