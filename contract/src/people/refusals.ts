import { refusal } from '../kernel/refusal.ts';

export const managerLoop = refusal('people.manager-loop', 422, {
  en: '{name} would become the manager of an own manager. Choose someone who does not report to {name}, directly or through others.',
  bn: 'এতে {name} নিজের ব্যবস্থাপকেরই ব্যবস্থাপক হয়ে যাবেন। এমন কাউকে বেছে নিন যিনি সরাসরি বা অন্যের মাধ্যমে {name}-এর অধীনে নন।',
});
export const beforeJoining = refusal('people.before-joining', 422, {
  en: '{name} is in the house since {first}. Choose that day or a later one.',
  bn: '{name} {first} থেকে প্রতিষ্ঠানে আছেন। সেই দিন বা তার পরের কোনো দিন বেছে নিন।',
});
export const ownRecord = refusal('people.own-record', 403, {
  en: 'Nobody changes the own record. Ask a colleague of Human Resources.',
  bn: 'নিজের রেকর্ড কেউ বদলাতে পারেন না। মানবসম্পদ বিভাগের একজন সহকর্মীকে বলুন।',
});
export const roleKeyGiven = refusal('people.role-key-given', 403, {
  en: 'With the designation {post}, {name} would get the rights of {role}. Only an administrator for all companies can give them.',
  bn: '{post} পদবিতে {name} {role}-এর অধিকার পাবেন। শুধু সব প্রতিষ্ঠানের প্রশাসক তা দিতে পারেন।',
});
export const holderAddress = refusal('people.holder-address', 403, {
  en: '{name} has the rights of {role} and logs in with this e-mail address. Only an administrator for all companies can change it.',
  bn: '{name}-এর {role}-এর অধিকার আছে এবং এই ই-মেইল দিয়ে লগ ইন করেন। শুধু সব প্রতিষ্ঠানের প্রশাসক এটি বদলাতে পারেন।',
});
export const stepNotOpen = refusal('people.step-not-open', 409, {
  en: 'This step is not open: on {date} {name} has the status {status}.',
  bn: 'এই ধাপটি এখন নেওয়া যায় না: {date} তারিখে {name}-এর অবস্থা {status}।',
});
export const laterStep = refusal('people.later-step', 409, {
  en: 'A later step of {name} is known already, from {date} on. Take that back first.',
  bn: '{name}-এর পরের একটি ধাপ {date} থেকে আগেই লেখা আছে। আগে সেটি ফিরিয়ে নিন।',
});
export const teamLeft = refusal('people.team-left', 422, {
  en: '{name} leads a team of {count}. Choose who takes it over.',
  bn: '{name} {count} জনের নেতৃত্ব দেন। কে তাঁদের দায়িত্ব নেবেন তা বেছে নিন।',
});
export const managerLeaves = refusal('people.manager-leaves', 409, {
  en: '{name} would be under {manager}, who has left by then. Choose another manager first.',
  bn: 'এতে {name} এমন ব্যবস্থাপকের অধীনে থাকবেন যিনি ততদিনে চলে গেছেন: {manager}। আগে অন্য ব্যবস্থাপক বেছে নিন।',
});
export const stayBefore = refusal('people.stay-before', 422, {
  en: '{name} was in the house before: what is known of that begins on {date}. Choose a later day.',
  bn: '{name} আগেও এই প্রতিষ্ঠানে ছিলেন: সে সময়ের তথ্য {date} থেকে লেখা আছে। পরের কোনো দিন বেছে নিন।',
});
export const monthClosed = refusal('people.month-closed', 409, {
  en: '{month} is closed for pay, and this would change its days. Open the month first.',
  bn: '{month} মাস বেতনের জন্য বন্ধ, আর এতে সেই মাসের দিন বদলে যাবে। আগে মাসটি খুলুন।',
});
export const notADraft = refusal('people.not-a-draft', 409, {
  en: 'Only a draft can be deleted. {name} has a history here; let {name} leave instead.',
  bn: 'শুধু খসড়া মোছা যায়। {name}-এর এখানে ইতিহাস আছে; বরং চাকরি ছাড়ার ধাপ নিন।',
});
export const alreadyBegun = refusal('people.already-begun', 409, {
  en: 'This change is in force since {date} and cannot be taken back. Change it from today on instead.',
  bn: 'এই পরিবর্তন {date} থেকে কার্যকর, তাই ফেরানো যাবে না। বরং আজ থেকে বদলান।',
});
export const alreadyHeld = refusal('people.already-held', 409, {
  en: 'Someone holds the item with this serial number already. Take it back first.',
  bn: 'এই ক্রমিক নম্বরের জিনিসটি ইতিমধ্যে কারও কাছে আছে। আগে সেটি ফেরত নিন।',
});
export const alreadyReturned = refusal('people.already-returned', 409, {
  en: 'This was returned on {date} already.',
  bn: 'এটি {date} তারিখে আগেই ফেরত দেওয়া হয়েছে।',
});
export const proposalOvertaken = refusal('people.proposal-overtaken', 409, {
  en: '{who} changed {what} on {when}, after this was asked for. Approving would overwrite it, so nothing was saved: reject this, and it can be asked for anew.',
  bn: 'এই আবেদনের পরে {who} {when}-এ {what} বদলেছেন। অনুমোদন করলে তা মুছে যেত, তাই কিছু সংরক্ষণ হয়নি: এটি প্রত্যাখ্যান করুন, তারপর আবার আবেদন করা যাবে।',
});
/** In place of fields whose very names the reader is not told. */
export const personalDetails = { en: 'personal details', bn: 'ব্যক্তিগত তথ্য' } as const;
export const alreadyWaits = refusal('people.already-waits', 409, {
  en: 'A change of this waits already: {what}. Take that request back first, or wait until it is decided.',
  bn: 'এটির একটি পরিবর্তন আগে থেকেই অপেক্ষায় আছে: {what}। আগে সেই অনুরোধ ফিরিয়ে নিন, অথবা সিদ্ধান্ত হওয়া পর্যন্ত অপেক্ষা করুন।',
});
