import type { AccountKind } from '../kernel/access/actor.ts';
import { refusal } from '../kernel/refusal.ts';

export const wrongLogin = refusal('identity.wrong-login', 401, {
  en: 'The e-mail address or the password is wrong.',
  bn: 'ই-মেইল ঠিকানা বা পাসওয়ার্ড ভুল।',
});
/** Only said to whoever knows the password: strangers learn nothing from it. */
export const wrongDoor = {
  user: refusal('identity.wrong-door-user', 401, {
    en: 'The password is right, but this is not your login page. Log in as an administrator.',
    bn: 'পাসওয়ার্ড ঠিক আছে, তবে এটি আপনার লগ ইন পাতা নয়। প্রশাসক হিসেবে লগ ইন করুন।',
  }),
  employee: refusal('identity.wrong-door-employee', 401, {
    en: 'The password is right, but this is not your login page. Log in as an employee.',
    bn: 'পাসওয়ার্ড ঠিক আছে, তবে এটি আপনার লগ ইন পাতা নয়। কর্মী হিসেবে লগ ইন করুন।',
  }),
  applicant: refusal('identity.wrong-door-applicant', 401, {
    en: 'The password is right, but this is not your login page. Log in as an applicant.',
    bn: 'পাসওয়ার্ড ঠিক আছে, তবে এটি আপনার লগ ইন পাতা নয়। চাকরিপ্রার্থী হিসেবে লগ ইন করুন।',
  }),
} as const satisfies Record<AccountKind, object>;
export const suspendedOut = refusal('identity.suspended', 401, {
  en: 'You are suspended and cannot log in during this time. Ask Human Resources.',
  bn: 'আপনি সাময়িকভাবে বরখাস্ত, এই সময়ে লগ ইন করতে পারবেন না। মানবসম্পদ বিভাগে কথা বলুন।',
});
/** Only whoever typed the right one is told. */
export const slipEnded = refusal('identity.slip-ended', 401, {
  en: 'This first password is not valid any more. Ask Human Resources for a new one.',
  bn: 'এই প্রথম পাসওয়ার্ডের মেয়াদ শেষ। মানবসম্পদ বিভাগ থেকে নতুন একটি নিন।',
});
export const choosePasswordFirst = refusal('identity.choose-password', 403, {
  en: 'Choose your own password first; then everything opens.',
  bn: 'আগে নিজের পাসওয়ার্ড দিন; তারপর সব খুলবে।',
});
export const passwordChosen = refusal('identity.password-chosen', 409, {
  en: 'You have chosen your own password already. Change it in your profile.',
  bn: 'আপনি আগেই নিজের পাসওয়ার্ড দিয়েছেন। প্রোফাইল থেকে সেটি বদলান।',
});
export const ownLogin = refusal('identity.own-login', 403, {
  en: 'You cannot give or take your own access. Ask a colleague of Human Resources.',
  bn: 'নিজের প্রবেশাধিকার নিজে দেওয়া বা বন্ধ করা যায় না। মানবসম্পদ বিভাগের একজন সহকর্মীকে বলুন।',
});
export const holderLogin = refusal('identity.holder-login', 403, {
  en: '{name} has rights of their own in Muster. Only an administrator for all companies can give or take their access.',
  bn: 'Muster-এ {name}-এর বিশেষ অধিকার আছে। শুধু সব প্রতিষ্ঠানের প্রশাসক তাঁর প্রবেশাধিকার দিতে বা বন্ধ করতে পারেন।',
});
export const wrongPassword = refusal('identity.wrong-password', 422, {
  en: 'The current password is wrong.',
  bn: 'বর্তমান পাসওয়ার্ড ভুল।',
});
export const setupClosed = refusal('identity.setup-closed', 404, {
  en: 'This set-up link is not valid any more.',
  bn: 'এই সেট-আপ লিংক আর চালু নেই।',
});
export const ownUserStays = refusal('identity.own-user', 409, {
  en: 'Nobody can disable, delete or take the administrator role from the own account. Ask another administrator.',
  bn: 'নিজের অ্যাকাউন্ট কেউ বন্ধ করতে, মুছতে বা প্রশাসকের ভূমিকা ছাড়তে পারেন না। অন্য প্রশাসককে বলুন।',
});
export const ownTieStays = refusal('identity.own-tie', 409, {
  en: 'Nobody can cut or change which employee stands behind the own account. Ask another administrator.',
  bn: 'নিজের অ্যাকাউন্ট কোন কর্মীর তা কেউ নিজে বাদ দিতে বা বদলাতে পারেন না। অন্য প্রশাসককে বলুন।',
});
export const lastAdmin = refusal('identity.last-admin', 409, {
  en: '{name} is the last administrator for all concerns. Make someone else one first.',
  bn: '{name} সব প্রতিষ্ঠানের শেষ প্রশাসক। আগে অন্য কাউকে প্রশাসক করুন।',
});
export const linkClosed = refusal('identity.link-closed', 404, {
  en: 'This link is not valid any more: it was used, has ended, or a newer one was sent. Ask for a new one.',
  bn: 'এই লিংক আর চালু নেই: এটি ব্যবহার হয়েছে, মেয়াদ শেষ, বা নতুন একটি পাঠানো হয়েছে। নতুন লিংক চেয়ে নিন।',
});
/** The password is changed all the same; only the way in asks for more. */
export const passwordSetLogIn = refusal('identity.password-set-log-in', 401, {
  en: 'Your new password is set. Log in with it and with the code of your authenticator.',
  bn: 'আপনার নতুন পাসওয়ার্ড বসানো হয়েছে। সেটি এবং অথেনটিকেটরের কোড দিয়ে লগ ইন করুন।',
});
export const codeNeeded = refusal('identity.code-needed', 401, {
  en: 'Enter the code of your authenticator, or one of your recovery words.',
  bn: 'অথেনটিকেটরের কোড অথবা আপনার একটি পুনরুদ্ধার শব্দ দিন।',
});
export const codeWrong = refusal('identity.code-wrong', 401, {
  en: 'This code is wrong or was used already. Wait for the next one and try again.',
  bn: 'কোডটি ভুল বা আগেই ব্যবহার হয়েছে। পরের কোডটির জন্য অপেক্ষা করে আবার চেষ্টা করুন।',
});
export const newCodeWrong = refusal('identity.new-code-wrong', 422, {
  en: 'This code does not fit the new secret. Check the clock of your phone and enter the newest code.',
  bn: 'কোডটি নতুন গোপন চাবির সঙ্গে মেলে না। ফোনের ঘড়ি ঠিক আছে কি না দেখে সবচেয়ে নতুন কোডটি দিন।',
});
export const secondFactorOn = refusal('identity.second-factor-on', 409, {
  en: 'A second factor is already on. Switch it off first to set up another phone.',
  bn: 'দ্বিতীয় ধাপ আগে থেকেই চালু। অন্য ফোনে বসাতে হলে আগে এটি বন্ধ করুন।',
});
export const secondFactorNotBegun = refusal('identity.second-factor-not-begun', 409, {
  en: 'There is no new second factor to confirm. Begin the set-up again.',
  bn: 'নিশ্চিত করার মতো কোনো নতুন দ্বিতীয় ধাপ নেই। বসানো আবার শুরু করুন।',
});
export const secondFactorNeeded = refusal('identity.second-factor-needed', 403, {
  en: 'Your account must have a second factor. Set it up in your profile first; then everything opens.',
  bn: 'আপনার অ্যাকাউন্টে দ্বিতীয় ধাপ থাকতেই হবে। আগে প্রোফাইলে গিয়ে সেটি চালু করুন; তারপর সব খুলবে।',
});
export const tooManyViews = refusal('identity.too-many-views', 409, {
  en: 'You keep {most} views of this list already. Delete one you no longer need first.',
  bn: 'এই তালিকার {most}টি ভিউ আপনার আগেই আছে। আগে একটি অপ্রয়োজনীয় ভিউ মুছুন।',
});
