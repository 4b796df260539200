import { refusal } from '../kernel/refusal.ts';

export const delegationEndsBeforeStart = refusal('delegation.ends-before-start', 422, {
  en: 'The last day is the first one, or later.',
  bn: 'শেষ দিনটি প্রথম দিন বা তার পরে হয়।',
});
export const startsInPast = refusal('delegation.starts-in-past', 422, {
  en: 'Someone can stand in from today on, not for days that are over.',
  bn: 'আজ থেকে দায়িত্ব দেওয়া যায়, পেরিয়ে যাওয়া দিনের জন্য নয়।',
});
export const delegationTooLong = refusal('delegation.too-long', 422, {
  en: 'Someone can stand in for a year at most.',
  bn: 'সর্বোচ্চ এক বছরের জন্য দায়িত্ব দেওয়া যায়।',
});
export const toOneself = refusal('delegation.to-oneself', 422, {
  en: 'Nobody stands in for themselves. Choose someone else.',
  bn: 'নিজেকে নিজের দায়িত্ব দেওয়া যায় না। অন্য কাউকে বেছে নিন।',
});
export const decidesOnYou = refusal('delegation.decides-on-you', 403, {
  en: '{name} decides on your requests. Who does so in their place is for them or a colleague to say.',
  bn: '{name} আপনার আবেদনের সিদ্ধান্ত নেন। তাঁর বদলে কে নেবেন তা তিনি নিজে বা একজন সহকর্মী ঠিক করবেন।',
});
export const notEmployed = refusal('delegation.not-employed', 422, {
  en: 'Choose someone who works here.',
  bn: 'এখানে কাজ করেন এমন কাউকে বেছে নিন।',
});
export const overlapping = refusal('delegation.overlapping', 409, {
  en: '{name} stands in already from {from} to {until}. End that first, or choose other days or kinds.',
  bn: '{from} থেকে {until} পর্যন্ত {name} আগে থেকেই দায়িত্বে আছেন। আগে সেটি শেষ করুন, অথবা অন্য দিন বা অন্য ধরন বেছে নিন।',
});
