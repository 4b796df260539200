import { refusal } from './refusal.ts';

/** What any call may be refused for; each room adds its own. */
export const notUnderstood = refusal('request.not-understood', 400, {
  en: 'The request could not be understood: it is not well-formed JSON.',
  bn: 'অনুরোধটি বোঝা যায়নি: এটি সঠিক JSON নয়।',
});
export const fieldsRefused = refusal('request.fields', 400, {
  en: 'Some fields need attention.',
  bn: 'কিছু ঘর ঠিক করতে হবে।',
});
export const ruleRefused = refusal('request.rule', 422, {
  en: 'This cannot be saved yet.',
  bn: 'এটি এখনো সংরক্ষণ করা যাচ্ছে না।',
});
export const noToken = refusal('session.none', 401, {
  en: 'Please log in first.',
  bn: 'আগে লগ ইন করুন।',
});
export const sessionEnded = refusal('session.ended', 401, {
  en: 'Your session has ended. Please log in again.',
  bn: 'আপনার সেশন শেষ হয়েছে। আবার লগ ইন করুন।',
});
/** Read by the published client, word for word. */
export const userGone = refusal('session.user-gone', 401, {
  en: 'The user belonging to this token no longer exists.',
  bn: 'এই টোকেনের ব্যবহারকারী আর নেই।',
});
export const passwordChanged = refusal('session.password-changed', 401, {
  en: 'Password was recently changed, please log in again.',
  bn: 'সম্প্রতি পাসওয়ার্ড বদলানো হয়েছে, আবার লগ ইন করুন।',
});
export const notAllowed = refusal('access.not-allowed', 403, {
  en: 'Your role does not allow this. An administrator can grant it.',
  bn: 'আপনার দায়িত্বে এটি করা যায় না। একজন প্রশাসক অনুমতি দিতে পারেন।',
});
export const fieldGuarded = refusal('access.field-guarded', 403, {
  en: 'Rights hang on this field, so only an administrator for all companies can change it.',
  bn: 'এই ঘরের উপর অধিকার নির্ভর করে, তাই শুধু সব প্রতিষ্ঠানের প্রশাসক এটি বদলাতে পারেন।',
});
/** What belongs to all concerns together is not kept by an account that is limited to one. */
export const ofGroupOnly = refusal('access.of-group', 403, {
  en: 'This belongs to all companies together. Your account is limited to one: someone who looks after all of them can do it.',
  bn: 'এটি সব প্রতিষ্ঠানের জন্য একসঙ্গে। আপনার অ্যাকাউন্ট একটিতে সীমিত: যিনি সব প্রতিষ্ঠান দেখেন তিনি এটি করতে পারেন।',
});
export const notFound = refusal('record.not-found', 404, {
  en: 'There is nothing here, or it is not yours to see.',
  bn: 'এখানে কিছু নেই, অথবা এটি দেখার অনুমতি আপনার নেই।',
});
export const changedMeanwhile = refusal('record.changed-meanwhile', 409, {
  en: '{who} changed this record on {when} ({what}). Nothing of yours was saved: load the newer version and try again.',
  bn: '{who} {when} তারিখে এই রেকর্ড বদলেছেন ({what})। আপনার কিছু সংরক্ষণ হয়নি: নতুনটি এনে আবার চেষ্টা করুন।',
});
export const stateOver = refusal('record.state-over', 409, {
  en: 'This is {state} by now. Nothing was changed.',
  bn: 'এটির অবস্থা এখন {state}। কিছু বদলানো হয়নি।',
});
export const inUse = refusal('record.in-use', 409, {
  en: '{name} is used by {users} and cannot be deleted. Make it inactive instead.',
  bn: '{name} ব্যবহার করছে {users}, তাই মোছা যাবে না। বরং নিষ্ক্রিয় করুন।',
});
export const decisionOver = refusal('decision.over', 409, {
  en: 'This was decided meanwhile: {state}. Nothing was changed.',
  bn: 'ইতিমধ্যে এর সিদ্ধান্ত হয়ে গেছে: {state}। কিছু বদলানো হয়নি।',
});
export const tooLarge = refusal('request.too-large', 413, {
  en: 'This is too large to be sent.',
  bn: 'এটি পাঠানোর জন্য বেশি বড়।',
});
export const wrongType = refusal('request.wrong-type', 415, {
  en: 'Send this as JSON.',
  bn: 'এটি JSON হিসেবে পাঠান।',
});
export const tooManyTries = refusal('request.too-many', 429, {
  en: 'That was tried too often. Please wait {minutes} min and try again.',
  bn: 'অনেকবার চেষ্টা করা হয়েছে। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
});
export const unexpected = refusal('server.unexpected', 500, {
  en: 'Something went wrong on our side. Nothing was saved. If it happens again, tell your administrator the number {request}.',
  bn: 'আমাদের দিকে সমস্যা হয়েছে। কিছু সংরক্ষণ হয়নি। আবার হলে প্রশাসককে এই নম্বর জানান: {request}।',
});
export const databaseAway = refusal('server.database-away', 503, {
  en: 'The database does not answer at the moment. Nothing was saved. Please try again shortly.',
  bn: 'এই মুহূর্তে তথ্যভান্ডার সাড়া দিচ্ছে না। কিছু সংরক্ষণ হয়নি। একটু পরে আবার চেষ্টা করুন।',
});
export const outcomeUnknown = refusal('server.outcome-unknown', 503, {
  en: 'The connection to the database broke at the last moment: this may have been done, or not. Look before you repeat it.',
  bn: 'শেষ মুহূর্তে তথ্যভান্ডারের সংযোগ কেটে গেছে: কাজটি হয়ে থাকতে পারে, নাও পারে। আবার করার আগে দেখে নিন।',
});
export const databaseBusy = refusal('server.database-busy', 503, {
  en: 'The database has too much to do at the moment. Nothing was saved. Please try again shortly.',
  bn: 'এই মুহূর্তে তথ্যভান্ডার খুব ব্যস্ত। কিছু সংরক্ষণ হয়নি। একটু পরে আবার চেষ্টা করুন।',
});
export const diskFull = refusal('server.disk-full', 507, {
  en: 'There is no room left on the disk of the server. Nothing was saved. Please tell your administrator.',
  bn: 'সার্ভারের ডিস্কে আর জায়গা নেই। কিছু সংরক্ষণ হয়নি। আপনার প্রশাসককে জানান।',
});
export const keyNotUnderstood = refusal('idempotency.key', 400, {
  en: 'Idempotency-Key must be 1 to 200 printable ASCII characters.',
  bn: 'Idempotency-Key হতে হবে ১ থেকে ২০০টি মুদ্রণযোগ্য ASCII অক্ষর।',
});
export const keyOfAnother = refusal('idempotency.other-request', 422, {
  en: 'This Idempotency-Key was sent with another request before. Nothing was saved: send a new key.',
  bn: 'এই Idempotency-Key আগে অন্য একটি অনুরোধের সঙ্গে পাঠানো হয়েছে। কিছু সংরক্ষণ হয়নি: নতুন কী পাঠান।',
});
export const underWay = refusal('idempotency.under-way', 409, {
  en: 'This is being done already. Please wait a moment and look.',
  bn: 'এটি এখনই করা হচ্ছে। একটু অপেক্ষা করে দেখুন।',
});
export const alreadyDone = refusal('idempotency.done', 409, {
  en: 'This was done already, but its answer is not kept. Look before you repeat it.',
  bn: 'এটি আগেই করা হয়েছে, তবে উত্তরটি রাখা হয়নি। আবার করার আগে দেখে নিন।',
});
