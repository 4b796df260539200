import { refusal } from '../refusal.ts';
import type { Language } from '../words/sentence.ts';

type Both = Readonly<Record<Language, string>>;
type OfNames = Readonly<Record<Language, `${string}{names}${string}`>>;

interface OwnWords {
  /** every row is so already */
  readonly nothing: Both;
  /** which columns must be there */
  readonly header: Both;
  /** why what was new cannot be taken away; absent: something refers to it */
  readonly inUse?: OfNames;
}

const referredTo: OfNames = {
  en: 'Something refers to {names} by now, so they cannot be taken away. Nothing was changed.',
  bn: 'এখন অন্য কিছু {names}-এর সঙ্গে যুক্ত, তাই সরানো যাবে না। কিছু বদলানো হয়নি।',
};

/** Why a batch of a room's sheets is not checked, applied or undone; codes begin with the room. */
export const sheetRefusals = (room: string, own: OwnWords) => ({
  faulty: refusal(`${room}.batch-faulty`, 409, {
    en: '{count} rows are wrong still. Nothing was changed: correct the sheet and have it checked again.',
    bn: '{count}টি সারি এখনো ভুল। কিছু বদলানো হয়নি: শিটটি ঠিক করে আবার যাচাই করান।',
  }),
  state: refusal(`${room}.batch-state`, 409, {
    en: 'This is not open: its state is {state}. Nothing was done twice.',
    bn: 'এটি এখন করা যায় না: এর অবস্থা {state}। কিছুই দুবার করা হয়নি।',
  }),
  overtaken: refusal(`${room}.batch-overtaken`, 409, {
    en: 'Someone changed {names} after this was checked. Nothing was changed: have it checked again.',
    bn: 'যাচাইয়ের পরে কেউ {names}-এর রেকর্ড বদলেছেন। কিছু বদলানো হয়নি: আবার যাচাই করান।',
  }),
  undoOvertaken: refusal(`${room}.undo-overtaken`, 409, {
    en: 'Someone changed {names} since. Undoing would lose that, so nothing was changed.',
    bn: 'এরপর কেউ {names}-এর রেকর্ড বদলেছেন। ফিরিয়ে নিলে তা হারিয়ে যেত, তাই কিছু বদলানো হয়নি।',
  }),
  undoInUse: refusal(`${room}.undo-in-use`, 409, own.inUse ?? referredTo),
  nothing: refusal(`${room}.batch-empty`, 409, own.nothing),
  unreadable: refusal(`${room}.sheet-unreadable`, 422, {
    en: 'This sheet could not be read. Save it as .xlsx or as CSV (UTF-8) and try again.',
    bn: 'শিটটি পড়া যায়নি। .xlsx বা CSV (UTF-8) হিসেবে সংরক্ষণ করে আবার চেষ্টা করুন।',
  }),
  tooLarge: refusal(`${room}.sheet-too-large`, 422, {
    en: 'This sheet is too large: at most {rows} rows, {columns} columns and {letters} characters in a cell.',
    bn: 'শিটটি বেশি বড়: সর্বোচ্চ {rows} সারি, {columns} কলাম আর এক ঘরে {letters} অক্ষর।',
  }),
  empty: refusal(`${room}.sheet-empty`, 422, {
    en: 'This sheet has no rows below its header.',
    bn: 'শিরোনামের নিচে কোনো সারি নেই।',
  }),
  header: refusal(`${room}.sheet-header`, 422, own.header),
  columnTwice: refusal(`${room}.sheet-column-twice`, 422, {
    en: 'Two columns mean the same: {columns}. Remove one of them.',
    bn: 'দুটি কলামের অর্থ একই: {columns}। একটি বাদ দিন।',
  }),
  broken: refusal(`${room}.batch-broken`, 409, {
    en: 'Something went wrong on our side. Nothing was changed. Please try again.',
    bn: 'আমাদের দিকে সমস্যা হয়েছে। কিছু বদলানো হয়নি। আবার চেষ্টা করুন।',
  }),
});
export type SheetRefusals = ReturnType<typeof sheetRefusals>;
