import { refusal } from '../kernel/refusal.ts';

export const noRecord = refusal('attendance.no-record', 409, {
  en: 'There is no employee record behind this login, so there is no attendance to keep.',
  bn: 'এই লগইনের পেছনে কোনো কর্মীর রেকর্ড নেই, তাই হাজিরা রাখার কিছু নেই।',
});
export const onlyAtDevice = refusal('attendance.only-at-device', 422, {
  en: 'Coming and going is noted at the device here, not on this page.',
  bn: 'এখানে আসা-যাওয়া যন্ত্রে নথিভুক্ত হয়, এই পাতায় নয়।',
});
export const notEmployedToday = refusal('attendance.not-employed', 422, {
  en: '{name} does not belong to the house on {date}.',
  bn: '{date} তারিখে {name} প্রতিষ্ঠানে নিযুক্ত নন।',
});
export const suspendedThen = refusal('attendance.suspended', 422, {
  en: '{name} is suspended on {date}: coming and going is not noted.',
  bn: '{date} তারিখে {name} সাময়িকভাবে বরখাস্ত: আসা-যাওয়া নথিভুক্ত হয় না।',
});
export const attendanceMonthLocked = refusal('attendance.month-locked', 409, {
  en: '{month} is closed for pay. Ask Human Resources for an adjustment in the next one.',
  bn: '{month} মাস বেতনের জন্য বন্ধ হয়ে গেছে। পরের মাসে সমন্বয়ের জন্য মানবসম্পদ বিভাগকে বলুন।',
});
export const monthNotOver = refusal('attendance.month-not-over', 422, {
  en: '{month} is not over yet. A month is closed when its last day has passed.',
  bn: '{month} মাস এখনো শেষ হয়নি। শেষ দিন পার হলে মাস বন্ধ করা যায়।',
});
export const alreadyAsked = refusal('attendance.already-asked', 409, {
  en: 'A request for {date} waits already. Take it back first, or wait for the answer.',
  bn: '{date} তারিখের একটি আবেদন আগেই অপেক্ষায় আছে। আগে সেটি ফিরিয়ে নিন, অথবা উত্তরের অপেক্ষা করুন।',
});
export const wrongKey = refusal('attendance.wrong-key', 403, {
  en: 'No device has this key. Make a new one on the page of devices.',
  bn: 'এই চাবির কোনো যন্ত্র নেই। যন্ত্রের পাতায় নতুন চাবি তৈরি করুন।',
});
export const attendanceSpanTooLong = refusal('attendance.span-too-long', 422, {
  en: 'Ask for at most {days} days at once.',
  bn: 'একবারে সর্বোচ্চ {days} দিন চাইতে পারেন।',
});
export const longBeforeKept = refusal('attendance.long-before-kept', 422, {
  en: 'Attendance is kept from {from} on. Begin at most {days} days before that, and go further back step by step.',
  bn: 'হাজিরা {from} থেকে রাখা হয়। তার সর্বোচ্চ {days} দিন আগে থেকে শুরু করুন, তারপর ধাপে ধাপে আরও পেছনে যান।',
});
export const tooManyAttendanceRows = refusal('attendance.too-many-rows', 422, {
  en: 'That is more than {most} rows. Choose a department or fewer days.',
  bn: 'এতে {most}টির বেশি সারি হয়। একটি বিভাগ অথবা কম দিন বেছে নিন।',
});
export const tooManyPeopleAtOnce = refusal('attendance.too-many-people', 422, {
  en: 'That is more than {most} people. Choose a unit, a department or a shift.',
  bn: 'এতে {most} জনের বেশি হয়। একটি ইউনিট, বিভাগ বা শিফট বেছে নিন।',
});
export const nobodyMatches = refusal('attendance.nobody-matches', 422, {
  en: 'Nobody matches on this day. Choose another unit, shift or filter of the report.',
  bn: 'এই দিনে কেউ মেলেনি। অন্য ইউনিট, শিফট বা প্রতিবেদনের অন্য ফিল্টার বেছে নিন।',
});
export const nobodyToEnter = refusal('attendance.nobody-to-enter', 422, {
  en: 'There is nobody for whom this changes anything. Look at the preview: it says why each one is left out.',
  bn: 'এতে কারও কিছুই বদলায় না। প্রিভিউ দেখুন: কে কেন বাদ পড়ছেন সেখানে বলা আছে।',
});
export const changedSincePreview = refusal('attendance.changed-since-preview', 409, {
  en: 'Since you looked, some of these days have changed. Look at the preview again.',
  bn: 'আপনি দেখার পর এই দিনগুলোর কিছু বদলে গেছে। প্রিভিউটি আবার দেখুন।',
});
export const entryNotUndone = refusal('attendance.entry-not-undone', 409, {
  en: 'This entry is {state}: it cannot be taken back now.',
  bn: 'এই এন্ট্রির অবস্থা {state}: এখন এটি ফিরিয়ে নেওয়া যায় না।',
});
