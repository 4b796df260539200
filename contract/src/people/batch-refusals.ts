import { refusal } from '../kernel/refusal.ts';
import { managerLeaves, managerLoop, roleKeyGiven } from './refusals.ts';

/** Why a batch is not checked, applied or undone. */
export const batchFaulty = refusal('people.batch-faulty', 409, {
  en: '{count} rows are wrong still. Nothing was changed: correct the sheet and have it checked again.',
  bn: '{count}টি সারি এখনো ভুল। কিছু বদলানো হয়নি: শিটটি ঠিক করে আবার যাচাই করান।',
});
export const batchState = refusal('people.batch-state', 409, {
  en: 'This is not open: its state is {state}. Nothing was done twice.',
  bn: 'এটি এখন করা যায় না: এর অবস্থা {state}। কিছুই দুবার করা হয়নি।',
});
export const batchOvertaken = refusal('people.batch-overtaken', 409, {
  en: 'Someone changed {names} after this was checked. Nothing was changed: have it checked again.',
  bn: 'যাচাইয়ের পরে কেউ {names}-এর রেকর্ড বদলেছেন। কিছু বদলানো হয়নি: আবার যাচাই করান।',
});
export const undoOvertaken = refusal('people.undo-overtaken', 409, {
  en: 'Someone changed {names} since. Undoing would lose that, so nothing was changed.',
  bn: 'এরপর কেউ {names}-এর রেকর্ড বদলেছেন। ফিরিয়ে নিলে তা হারিয়ে যেত, তাই কিছু বদলানো হয়নি।',
});
export const undoInUse = refusal('people.undo-in-use', 409, {
  en: 'Something refers to {names} by now, so they cannot be taken away. Nothing was changed.',
  bn: 'এখন অন্য কিছু {names}-এর সঙ্গে যুক্ত, তাই সরানো যাবে না। কিছু বদলানো হয়নি।',
});
export const nothingToChange = refusal('people.batch-nothing', 422, {
  en: 'Say who and what: choose people, and at least one value.',
  bn: 'কার এবং কী বদলাবে বলুন: কর্মী বাছুন, আর অন্তত একটি মান দিন।',
});
export const tooManyToChange = refusal('people.batch-too-many', 422, {
  en: 'These are more than {most} people. Narrow the list, so that it finds fewer.',
  bn: 'এঁরা {most} জনের বেশি। তালিকাটি ছোট করুন, যাতে কম জন পাওয়া যায়।',
});
export const nothingToApply = refusal('people.batch-empty', 409, {
  en: 'There is nothing to apply: everyone is as the sheet says already.',
  bn: 'প্রয়োগ করার কিছু নেই: সবাই আগে থেকেই শিটের মতোই আছেন।',
});
export const sheetUnreadable = refusal('people.sheet-unreadable', 422, {
  en: 'This sheet could not be read. Save it as .xlsx or as CSV (UTF-8) and try again.',
  bn: 'শিটটি পড়া যায়নি। .xlsx বা CSV (UTF-8) হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
});
export const sheetTooLarge = refusal('people.sheet-too-large', 422, {
  en: 'This sheet is too large: at most {rows} rows, {columns} columns and {letters} characters in a cell.',
  bn: 'শিটটি বেশি বড়: সর্বোচ্চ {rows} সারি, {columns} কলাম আর এক ঘরে {letters} অক্ষর।',
});
export const sheetEmpty = refusal('people.sheet-empty', 422, {
  en: 'This sheet has no rows below its header.',
  bn: 'শিরোনামের নিচে কোনো সারি নেই।',
});
export const sheetHeader = refusal('people.sheet-header', 422, {
  en: 'The first row must name the columns. “Employee number” or “Name” must be among them; use an export as the template.',
  bn: 'প্রথম সারিতে কলামের নাম থাকতে হবে। “কর্মী নম্বর” বা “নাম” তার মধ্যে থাকতে হবে; একটি এক্সপোর্টকে নমুনা হিসেবে নিন।',
});
export const columnTwice = refusal('people.sheet-column-twice', 422, {
  en: 'Two columns mean the same: {columns}. Remove one of them.',
  bn: 'দুটি কলামের অর্থ একই: {columns}। একটি বাদ দিন।',
});
export const batchBroken = refusal('people.batch-broken', 409, {
  en: 'Something went wrong on our side. Nothing was changed. Please try again.',
  bn: 'আমাদের দিকে সমস্যা হয়েছে। কিছু বদলানো হয়নি। আবার চেষ্টা করুন।',
});

export const concernUnsaid = refusal('people.batch-concern-unsaid', 422, {
  en: 'Say which company “{name}” belongs to.',
  bn: '“{name}” কোন কোম্পানির, তা বলুন।',
});
export const placeTooLong = refusal('people.batch-place-name', 422, {
  en: '“{name}” cannot be a name: at most {most} characters fit.',
  bn: '“{name}” নাম হতে পারে না: সর্বোচ্চ {most}টি অক্ষর ধরে।',
});

/** Those that end a job: kept by their code, told in the language of whoever looks. */
export const batchEnds = [
  batchFaulty,
  batchOvertaken,
  undoOvertaken,
  undoInUse,
  sheetUnreadable,
  sheetTooLarge,
  sheetEmpty,
  sheetHeader,
  columnTwice,
  batchBroken,
  managerLoop,
  roleKeyGiven,
  managerLeaves,
] as const;
