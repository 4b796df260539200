import { refusal } from '../../kernel/refusal.ts';

export const questionThere = refusal('pay.question-there', 409, {
  en: 'A question about this line is not settled yet. Write in it, or settle it first.',
  bn: 'এই লাইন নিয়ে একটি প্রশ্ন এখনো নিষ্পন্ন হয়নি। সেখানেই লিখুন, অথবা আগে নিষ্পত্তি করুন।',
});
export const noSuchLine = refusal('pay.question-line', 422, {
  en: 'This payslip has no such line.',
  bn: 'এই পে-স্লিপে এমন কোনো লাইন নেই।',
});
export const questionOver = refusal('pay.question-over', 409, {
  en: 'This question is already {state}. Nothing was sent.',
  bn: 'এই প্রশ্নের অবস্থা এখন {state}। কিছু পাঠানো হয়নি।',
});
export const questionWentOn = refusal('pay.question-went-on', 409, {
  en: 'Something was written here since you opened it. Read it first, then answer.',
  bn: 'আপনি খোলার পরে এখানে কিছু লেখা হয়েছে। আগে পড়ুন, তারপর উত্তর দিন।',
});
export const ownQuestion = refusal('pay.own-question', 403, {
  en: 'You cannot answer a question about your own pay. A colleague answers it.',
  bn: 'নিজের বেতন নিয়ে প্রশ্নের উত্তর নিজে দেওয়া যায় না। একজন সহকর্মী উত্তর দেবেন।',
});
