import { type Language, render, type SentenceValue } from '../words/sentence.ts';
import { inWords } from '../words/text-value.ts';

/** By their codes, in both languages. */
export type FaultSentences = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What is wrong with one cell of a sheet, in any room; `near` is what was probably meant. */
export const sheetFaults = {
  required: { en: 'A new row needs this.', bn: 'নতুন সারির জন্য এটি লাগবে।' },
  'cannot-be-empty': { en: 'This cannot be empty.', bn: 'এটি খালি রাখা যায় না।' },
  'not-a-day': {
    en: 'This is not a date. Write it as 2026-11-15, 15/11/2026, 15-11-2026 or 15 Nov 2026.',
    bn: 'এটি তারিখ নয়। এভাবে লিখুন: 2026-11-15, 15/11/2026, 15-11-2026 বা 15 Nov 2026।',
  },
  'out-of-range': {
    en: 'This date must lie between 1900 and 2199.',
    bn: 'এই তারিখ ১৯০০ থেকে ২১৯৯ সালের মধ্যে হতে হবে।',
  },
  'not-a-flag': { en: 'Write Yes or No.', bn: 'হ্যাঁ বা না লিখুন।' },
  'not-an-email': { en: 'This is not an e-mail address.', bn: 'এটি ই-মেইল ঠিকানা নয়।' },
  'not-a-choice': { en: 'Write one of: {options}.', bn: 'এর একটি লিখুন: {options}।' },
  'too-long': { en: 'At most {max} characters fit here.', bn: 'এখানে সর্বোচ্চ {max}টি অক্ষর ধরে।' },
  characters: {
    en: 'Remove the characters that cannot be shown.',
    bn: 'যে অক্ষর দেখানো যায় না তা বাদ দিন।',
  },
  'unknown-name': {
    en: 'There is nothing of this name here.',
    bn: 'এখানে এই নামে কিছু নেই।',
  },
  'unknown-name-near': {
    en: 'There is nothing of this name here. Did you mean “{near}”?',
    bn: 'এখানে এই নামে কিছু নেই। আপনি কি “{near}” বোঝাতে চেয়েছেন?',
  },
  'inactive-name': {
    en: 'This is not used any more. Choose one that is active.',
    bn: 'এটি আর ব্যবহার হয় না। সক্রিয় একটি বেছে নিন।',
  },
  'several-names': { en: 'More than one is called so.', bn: 'এই নামে একাধিক আছে।' },
  'not-inside': { en: 'This does not belong to {parent}.', bn: 'এটি {parent}-এর অধীনে নয়।' },
  'nothing-above': {
    en: 'Fill the column “{column}” first.',
    bn: 'আগে “{column}” কলামটি পূরণ করুন।',
  },
  twice: { en: 'Row {row} has this, too.', bn: '{row} নম্বর সারিতেও এটি আছে।' },
  taken: { en: 'Someone else has this already.', bn: 'অন্য একজনের এটি ইতিমধ্যে আছে।' },
} as const satisfies FaultSentences;
export type SheetFaultCode = keyof typeof sheetFaults;

/** As it is kept: which field, what stood in the cell, and why it cannot stay. */
export interface CellFault<Code extends string = string> {
  readonly field: string;
  readonly value: string | null;
  readonly code: Code;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}

/** In the sentences of its room; one that the room does not know any more is told by its code. */
export const cellFaultSentence = (
  sentences: FaultSentences,
  { code, values }: CellFault,
  language: Language,
): string => render(sentences[code]?.[language] ?? code, inWords(values ?? {}, language), language);
