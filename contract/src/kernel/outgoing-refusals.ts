import { refusal } from './refusal.ts';

/** Why nothing was fetched from another house, or why what came is not taken. */
export const addressNotUnderstood = refusal('outgoing.address', 422, {
  en: 'This is not an address that can be fetched. Write it out, beginning with https:// or http://, without a name or password in it.',
  bn: 'এই ঠিকানা থেকে কিছু আনা যায় না। https:// বা http:// দিয়ে শুরু করে পুরোটা লিখুন, ভেতরে নাম বা পাসওয়ার্ড ছাড়া।',
});
export const addressInternal = refusal('outgoing.internal', 422, {
  en: '{host} is an internal address. An administrator can allow internal addresses for this feed.',
  bn: '{host} একটি অভ্যন্তরীণ ঠিকানা। একজন প্রশাসক এই ফিডের জন্য অভ্যন্তরীণ ঠিকানার অনুমতি দিতে পারেন।',
});
export const addressNever = refusal('outgoing.never', 422, {
  en: '{host} is an address of the machine’s own cloud and is never fetched.',
  bn: '{host} এই যন্ত্রের নিজের ক্লাউডের ঠিকানা, এখান থেকে কখনোই কিছু আনা হয় না।',
});
export const hostUnknown = refusal('outgoing.unknown-host', 422, {
  en: 'Nobody knows the name {host}. Check how it is written.',
  bn: '{host} নামটি কারও জানা নেই। বানান দেখে নিন।',
});
export const hostAway = refusal('outgoing.away', 422, {
  en: '{host} could not be reached. Check the address, or try again later.',
  bn: '{host}-এ পৌঁছানো যায়নি। ঠিকানা দেখে নিন, বা পরে আবার চেষ্টা করুন।',
});
export const hostNotTrusted = refusal('outgoing.not-trusted', 422, {
  en: 'The certificate of {host} is not valid, so nothing was asked of it.',
  bn: '{host}-এর সার্টিফিকেট বৈধ নয়, তাই সেখানে কিছু চাওয়া হয়নি।',
});
export const tooSlow = refusal('outgoing.too-slow', 422, {
  en: '{host} took longer than {seconds} seconds. Try again later, or ask for a faster feed.',
  bn: '{host} {seconds} সেকেন্ডের বেশি সময় নিয়েছে। পরে আবার চেষ্টা করুন, বা দ্রুততর ফিড চান।',
});
export const cutOff = refusal('outgoing.cut-off', 422, {
  en: 'The answer of {host} was cut off before its end. Nothing of it is used.',
  bn: '{host}-এর উত্তর শেষ হওয়ার আগেই কেটে গেছে। এর কিছুই ব্যবহার করা হয়নি।',
});
export const tooMuch = refusal('outgoing.too-much', 422, {
  en: 'The answer of {host} is larger than {most} MB.',
  bn: '{host}-এর উত্তর {most} MB-এর চেয়ে বড়।',
});
export const answeredNo = refusal('outgoing.answered-no', 422, {
  en: '{host} answered with status {status} instead of the data.',
  bn: '{host} তথ্যের বদলে {status} অবস্থা জানিয়েছে।',
});
export const tooManyTurns = refusal('outgoing.too-many-turns', 422, {
  en: '{host} sends us on more than {most} times. Write the final address.',
  bn: '{host} {most} বারের বেশি অন্য ঠিকানায় পাঠাচ্ছে। শেষ ঠিকানাটি লিখুন।',
});
export const turnedPlain = refusal('outgoing.turned-plain', 422, {
  en: '{host} sends us on to an address without encryption. The secret is not sent there.',
  bn: '{host} এনক্রিপশন ছাড়া একটি ঠিকানায় পাঠাচ্ছে। সেখানে গোপন মান পাঠানো হয় না।',
});
export const packedOddly = refusal('outgoing.packed', 422, {
  en: 'The answer of {host} is compressed in a way that is not understood, or broken.',
  bn: '{host}-এর উত্তর এমনভাবে সংকুচিত যা বোঝা যায় না, অথবা তা নষ্ট।',
});
export const notUtf8 = refusal('outgoing.charset', 422, {
  en: 'The answer of {host} is not written in UTF-8 ({charset}). Ask for it in UTF-8.',
  bn: '{host}-এর উত্তর UTF-8-এ লেখা নয় ({charset})। UTF-8-এ চান।',
});
