import { refusal } from '../refusal.ts';

/** Why a file is not taken. */
export const fileEmpty = refusal('files.empty', 422, {
  en: 'This file is empty.',
  bn: 'ফাইলটি খালি।',
});
export const fileTooLarge = refusal('files.too-large', 413, {
  en: 'This file is too large: at most {most} MB are taken here.',
  bn: 'ফাইলটি বেশি বড়: এখানে সর্বোচ্চ {most} MB নেওয়া হয়।',
});
export const fileKindRefused = refusal('files.kind', 415, {
  en: 'What is in this file is not taken here, whatever its name says. Choose one of: {kinds}.',
  bn: 'নাম যা-ই হোক, এই ফাইলের ভেতরে যা আছে তা এখানে নেওয়া হয় না। এর একটি দিন: {kinds}।',
});
/** Guessing would lose letters without anyone noticing. */
export const fileCoding = refusal('files.coding', 415, {
  en: 'The letters of this text are not in UTF-8, so some could be lost. Save it as UTF-8 (from a spreadsheet: as .xlsx or CSV UTF-8) and choose that.',
  bn: 'এই লেখার অক্ষরগুলো UTF-8-এ নেই, তাই কিছু হারিয়ে যেতে পারে। UTF-8 হিসেবে (স্প্রেডশিট থেকে: .xlsx বা CSV UTF-8) সংরক্ষণ করে সেটি দিন।',
});
export const fileBroken = refusal('files.broken', 422, {
  en: 'This file is broken, or something else is hidden in it. Save it anew and send that.',
  bn: 'ফাইলটি নষ্ট, অথবা এর ভেতরে অন্য কিছু লুকানো আছে। নতুন করে সংরক্ষণ করে সেটি পাঠান।',
});
export const fileLocked = refusal('files.locked', 422, {
  en: 'This file is locked with a password or in an old Office format. Save it as .docx or .xlsx without a password.',
  bn: 'ফাইলটি পাসওয়ার্ড দিয়ে বন্ধ, অথবা পুরোনো অফিস ধরনের। পাসওয়ার্ড ছাড়া .docx বা .xlsx হিসেবে সংরক্ষণ করুন।',
});
export const fileHasMacros = refusal('files.macros', 422, {
  en: 'This file carries a program (macros). Save it without macros and send that.',
  bn: 'ফাইলটির ভেতরে প্রোগ্রাম (ম্যাক্রো) আছে। ম্যাক্রো ছাড়া সংরক্ষণ করে সেটি পাঠান।',
});
export const pdfActs = refusal('files.pdf-acts', 422, {
  en: 'This PDF does something by itself when it is opened, or carries another file. Print it to a new PDF and send that.',
  bn: 'এই PDF খুললে নিজে থেকে কিছু করে, অথবা এর ভেতরে অন্য ফাইল আছে। নতুন PDF হিসেবে প্রিন্ট করে সেটি পাঠান।',
});
export const pdfLocked = refusal('files.pdf-locked', 422, {
  en: 'This PDF is locked, so it cannot be checked. Print it to a new PDF without a password and send that.',
  bn: 'এই PDF বন্ধ করা, তাই পরীক্ষা করা যায় না। পাসওয়ার্ড ছাড়া নতুন PDF হিসেবে প্রিন্ট করে সেটি পাঠান।',
});
export const fileInfected = refusal('files.infected', 422, {
  en: 'The virus scanner found something in this file. Nothing was kept.',
  bn: 'ভাইরাস স্ক্যানার এই ফাইলে কিছু পেয়েছে। কিছু রাখা হয়নি।',
});
export const scannerAway = refusal('files.scanner-away', 503, {
  en: 'The virus scanner does not answer, so no file is taken at the moment. Nothing was kept. Try again shortly, or tell your administrator.',
  bn: 'ভাইরাস স্ক্যানার সাড়া দিচ্ছে না, তাই এখন কোনো ফাইল নেওয়া হচ্ছে না। কিছু রাখা হয়নি। একটু পরে আবার চেষ্টা করুন, অথবা প্রশাসককে জানান।',
});
export const fileSwells = refusal('files.swells', 422, {
  en: 'This file would grow far beyond its size when it is opened, so it is not taken.',
  bn: 'খুললে ফাইলটি নিজের আকারের চেয়ে বহু গুণ বড় হবে, তাই নেওয়া হলো না।',
});
export const tooManyPixels = refusal('files.pixels', 422, {
  en: 'This picture has more than {most} megapixels. Make it smaller and send that.',
  bn: 'ছবিটি {most} মেগাপিক্সেলের চেয়ে বড়। ছোট করে পাঠান।',
});
export const tooMuchWaiting = refusal('files.too-much-waiting', 409, {
  en: 'You have sent {most} MB that no record has taken. Save what you need; the rest is removed within a day, then you can send more.',
  bn: 'আপনি {most} MB পাঠিয়েছেন যা কোনো রেকর্ড নেয়নি। যা দরকার সংরক্ষণ করুন; বাকিটা এক দিনের মধ্যে মুছে যাবে, তারপর আরও পাঠাতে পারবেন।',
});
export const uploadTooSlow = refusal('files.too-slow', 408, {
  en: 'The file did not arrive in time. Nothing was kept. Check your connection and try again.',
  bn: 'ফাইলটি সময়মতো আসেনি। কিছু রাখা হয়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
});
export const uploadCut = refusal('files.cut', 400, {
  en: 'The file did not arrive whole. Nothing was kept. Please try again.',
  bn: 'ফাইলটি পুরো আসেনি। কিছু রাখা হয়নি। আবার চেষ্টা করুন।',
});
export const fileDiskFull = refusal('files.disk-full', 507, {
  en: 'There is no room left for files. Nothing was kept. Tell your administrator.',
  bn: 'ফাইল রাখার আর জায়গা নেই। কিছু রাখা হয়নি। প্রশাসককে জানান।',
});
export const filesAway = refusal('files.away', 503, {
  en: 'The place where files are kept does not answer at the moment. Nothing was kept. Please try again shortly.',
  bn: 'ফাইল রাখার জায়গাটি এই মুহূর্তে সাড়া দিচ্ছে না। কিছু রাখা হয়নি। একটু পরে আবার চেষ্টা করুন।',
});
