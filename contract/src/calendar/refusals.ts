import { refusal } from '../kernel/refusal.ts';

export const holidayEndsBeforeStart = refusal('calendar.ends-before-start', 422, {
  en: 'A holiday ends on the day it starts, or later.',
  bn: 'ছুটি যেদিন শুরু হয় সেদিন বা তার পরে শেষ হয়।',
});
export const holidayTooLong = refusal('calendar.holiday-too-long', 422, {
  en: 'A holiday lasts at most {days} days.',
  bn: 'একটি ছুটি সর্বোচ্চ {days} দিনের হতে পারে।',
});
export const halfOfMany = refusal('calendar.half-of-many', 422, {
  en: 'Half a day can be free on a single day only.',
  bn: 'আধা দিনের ছুটি শুধু এক দিনের হতে পারে।',
});
export const freesOthers = refusal('calendar.frees-others', 403, {
  en: 'This would free people of other concerns too. Choose places where only your own people work, or ask HR of the whole group.',
  bn: 'এতে অন্য প্রতিষ্ঠানের কর্মীরাও ছুটি পেয়ে যাবেন। শুধু আপনার কর্মীরা কাজ করেন এমন জায়গা বেছে নিন, অথবা পুরো গ্রুপের মানবসম্পদ বিভাগকে বলুন।',
});
export const absentOverHalf = refusal('calendar.absent-over-half', 422, {
  en: 'Absent begins below half a day: choose fewer minutes than for half a day.',
  bn: 'আধা দিনের নিচে গেলে অনুপস্থিত: আধা দিনের চেয়ে কম মিনিট দিন।',
});
export const breakTooLong = refusal('calendar.break-too-long', 422, {
  en: 'The break is as long as the shift itself.',
  bn: 'বিরতি পুরো শিফটের সমান লম্বা।',
});
export const oneOfBoth = refusal('calendar.one-of-both', 422, {
  en: 'Choose either a pattern or one shift.',
  bn: 'একটি ধারা অথবা একটি শিফট, যেকোনো একটি বেছে নিন।',
});
export const assignedAlready = refusal('calendar.assigned-already', 409, {
  en: 'From {date} on a roster is set for this already. Take that one back first.',
  bn: '{date} থেকে এর জন্য আগেই একটি রোস্টার দেওয়া আছে। আগে সেটি ফিরিয়ে নিন।',
});
export const tooManyRosterPeople = refusal('calendar.too-many-people', 422, {
  en: 'A file holds at most {most} people. Choose a concern, a department or a unit.',
  bn: 'একটি ফাইলে সর্বোচ্চ {most} জন থাকতে পারেন। একটি প্রতিষ্ঠান, বিভাগ বা ইউনিট বেছে নিন।',
});
export const gridTooLong = refusal('calendar.grid-too-long', 422, {
  en: 'Ask for at most {days} days at once, the last not before the first.',
  bn: 'একবারে সর্বোচ্চ {days} দিন চাইতে পারেন, আর শেষ দিন প্রথম দিনের আগে নয়।',
});
