import { refusal } from '../kernel/refusal.ts';

export const leaveEndsBeforeStart = refusal('leave.ends-before-start', 422, {
  en: 'Leave ends on the day it starts, or later.',
  bn: 'ছুটি যেদিন শুরু হয় সেদিন বা তার পরে শেষ হয়।',
});
export const leaveSpanTooLong = refusal('leave.too-long', 422, {
  en: 'Ask for at most {days} days at once.',
  bn: 'একবারে সর্বোচ্চ {days} দিন চাইতে পারেন।',
});
export const tooFarAhead = refusal('leave.too-far-ahead', 422, {
  en: 'Leave can start at most {days} days from today.',
  bn: 'ছুটি আজ থেকে সর্বোচ্চ {days} দিনের মধ্যে শুরু হতে পারে।',
});
export const blockTooLong = refusal('leave.block-too-long', 422, {
  en: 'Days are blocked for at most {days} days in a row.',
  bn: 'একটানা সর্বোচ্চ {days} দিন ছুটি বন্ধ রাখা যায়।',
});
export const hoursOfOneDay = refusal('leave.hours-of-one-day', 422, {
  en: 'Hours are taken of a single day, and not together with a half.',
  bn: 'ঘণ্টা হিসেবে ছুটি শুধু এক দিনের হয়, আধা দিনের সঙ্গে নয়।',
});
export const noDays = refusal('leave.no-days', 422, {
  en: 'There is no working day in this span: nothing needs to be asked for.',
  bn: 'এই সময়ে কোনো কর্মদিবস নেই: কিছু চাইতে হবে না।',
});
export const notEnough = refusal('leave.balance-exceeded', 422, {
  en: 'This takes {asked} of {type} in {year}; {left} left, waiting applications counted.',
  bn: 'এতে {year} সালের {type} থেকে {asked} দিন লাগে; অপেক্ষমাণ আবেদন ধরে {left} দিন বাকি আছে।',
});
export const shortNotice = refusal('leave.short-notice', 422, {
  en: '{type} is asked for at least {days} before it begins.',
  bn: '{type} শুরু হওয়ার কমপক্ষে {days} দিন আগে চাইতে হয়।',
});
export const tooFarBack = refusal('leave.too-far-back', 422, {
  en: '{type} can be asked for up to {days} afterwards. Human Resources can still enter it.',
  bn: '{type} সর্বোচ্চ {days} দিন পরে চাওয়া যায়। মানবসম্পদ বিভাগ এখনো এটি লিখতে পারে।',
});
export const tooManyInARow = refusal('leave.too-many-in-a-row', 422, {
  en: '{type} is taken for at most {most} in a row; with what lies next to it this is {count}.',
  bn: '{type} একটানা সর্বোচ্চ {most} দিন নেওয়া যায়; পাশের ছুটি ধরে এটি {count} দিন।',
});
export const notForYou = refusal('leave.not-for-this-person', 422, {
  en: '{type} is not meant for this person: see the gender in the record.',
  bn: '{type} এই ব্যক্তির জন্য নয়: রেকর্ডে লিঙ্গ দেখুন।',
});
export const tooNew = refusal('leave.service-needed', 422, {
  en: '{type} is given after {months} months in the house.',
  bn: '{type} প্রতিষ্ঠানে {months} মাস পরে পাওয়া যায়।',
});
export const onProbation = refusal('leave.on-probation', 422, {
  en: '{type} is given from confirmation on.',
  bn: '{type} চাকরি স্থায়ী হওয়ার পর থেকে পাওয়া যায়।',
});
export const paperNeeded = refusal('leave.paper-needed', 422, {
  en: 'More than {days} of {type} needs a paper. Attach it.',
  bn: '{days} দিনের বেশি {type} নিতে কাগজ লাগে। সেটি যুক্ত করুন।',
});
export const noHalves = refusal('leave.no-halves', 422, {
  en: '{type} is taken in whole days.',
  bn: '{type} পুরো দিন হিসেবে নেওয়া হয়।',
});
export const noHours = refusal('leave.no-hours', 422, {
  en: '{type} is not taken by the hour.',
  bn: '{type} ঘণ্টা হিসেবে নেওয়া যায় না।',
});
export const overlaps = refusal('leave.overlaps', 409, {
  en: 'These days are taken already: {type} from {from} to {until}.',
  bn: 'এই দিনগুলো আগেই নেওয়া: {from} থেকে {until} পর্যন্ত {type}।',
});
export const blockedDays = refusal('leave.blocked-days', 422, {
  en: 'No leave from {from} to {until}: {name}.',
  bn: '{from} থেকে {until} পর্যন্ত ছুটি নেই: {name}।',
});
export const notInHouse = refusal('leave.not-in-house', 422, {
  en: '{name} is not in the house on all of these days.',
  bn: 'এই সব দিনে {name} প্রতিষ্ঠানে নেই।',
});
export const notInUse = refusal('leave.type-inactive', 422, {
  en: '{type} is not given any more.',
  bn: '{type} আর দেওয়া হয় না।',
});
/** As the refusal says it of one that is over. */
export const overStates = {
  Draft: { en: 'a draft', bn: 'খসড়া' },
  Pending: { en: 'waiting', bn: 'অপেক্ষায়' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Rejected: { en: 'rejected', bn: 'প্রত্যাখ্যাত' },
  Cancelled: { en: 'cancelled', bn: 'বাতিল' },
} as const;
export const overAlready = refusal('leave.over', 409, {
  en: 'This application is {state} already. Nothing was changed.',
  bn: 'এই আবেদন ইতিমধ্যে {state}। কিছু বদলানো হয়নি।',
});
export const begunAlready = refusal('leave.begun', 409, {
  en: 'This leave has begun. Human Resources can still cancel it.',
  bn: 'এই ছুটি শুরু হয়ে গেছে। মানবসম্পদ বিভাগ এখনো এটি বাতিল করতে পারে।',
});
export const leaveMonthLocked = refusal('leave.month-locked', 409, {
  en: 'The days of {month} are locked for pay.',
  bn: '{month} মাসের দিনগুলো বেতনের জন্য বন্ধ করা আছে।',
});
export const moreThanAsked = refusal('leave.more-than-asked', 422, {
  en: 'Agree to at most the {asked} asked for, in whole parts of them.',
  bn: 'চাওয়া {asked} দিনের বেশি নয়, এবং এর পূর্ণ অংশে সম্মতি দিন।',
});
export const tooManyLeaveRows = refusal('leave.too-many-rows', 422, {
  en: 'That is more than {most} rows. Choose a department, a kind of leave or fewer people.',
  bn: 'এতে {most}টির বেশি সারি হয়। একটি বিভাগ, এক ধরনের ছুটি অথবা কম কর্মী বেছে নিন।',
});
export const yearNotOver = refusal('leave.year-not-over', 422, {
  en: '{year} is not over yet.',
  bn: '{year} সাল এখনো শেষ হয়নি।',
});
export const encashTooMany = refusal('leave.encash-too-many', 422, {
  en: 'At most {most} of {type} a year can be turned into pay; {left} left of that.',
  bn: '{type} থেকে বছরে সর্বোচ্চ {most} দিন টাকায় নেওয়া যায়; তার {left} দিন বাকি।',
});
export const noBalance = refusal('leave.no-balance', 422, {
  en: 'No balance is kept of {type}.',
  bn: '{type}-এর কোনো হিসাব রাখা হয় না।',
});
export const ownBalance = refusal('leave.own-balance', 403, {
  en: 'Nobody changes the own balance. Ask a colleague of Human Resources.',
  bn: 'নিজের ছুটির হিসাব কেউ বদলাতে পারেন না। মানবসম্পদ বিভাগের একজন সহকর্মীকে বলুন।',
});
