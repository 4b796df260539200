import type { z } from 'zod';
import { type Language, render, type SentenceValue } from './words/sentence.ts';
import { inWords, type TextValue } from './words/text-value.ts';

/** What is wrong with one value, as a code with its figures; the sentence is made where it is read. */
export interface Fault {
  /** the place in the words of the wire, e.g. `roleKey` or `items.0.name` */
  readonly path: string;
  readonly code: FaultCode;
  readonly values: Readonly<Record<string, TextValue>>;
}

const sentences = {
  required: { en: 'This is needed.', bn: 'এটি দিতে হবে।' },
  unknown: { en: 'This field is not known here.', bn: 'এই ঘরটি এখানে নেই।' },
  repeated: { en: 'Give this once only.', bn: 'এটি একবারই দিন।' },
  text: { en: 'Enter text.', bn: 'লেখা দিন।' },
  number: { en: 'Enter a whole number.', bn: 'পূর্ণ সংখ্যা দিন।' },
  flag: { en: 'Choose Yes or No.', bn: 'হ্যাঁ বা না বেছে নিন।' },
  'too-short': { en: 'Use at least {min} characters.', bn: 'কমপক্ষে {min}টি অক্ষর দিন।' },
  'too-long': { en: 'Use at most {max} characters.', bn: 'সর্বোচ্চ {max}টি অক্ষর দিন।' },
  'too-small': { en: 'Enter {min} or more.', bn: '{min} বা তার বেশি দিন।' },
  'too-big': { en: 'Enter {max} or less.', bn: '{max} বা তার কম দিন।' },
  choice: { en: 'Choose one of: {options}.', bn: 'এর একটি বেছে নিন: {options}।' },
  email: { en: 'Enter a valid e-mail address.', bn: 'সঠিক ই-মেইল ঠিকানা দিন।' },
  characters: {
    en: 'Remove the characters that cannot be shown.',
    bn: 'যে অক্ষর দেখানো যায় না তা বাদ দিন।',
  },
  date: { en: 'Choose a date.', bn: 'একটি তারিখ বেছে নিন।' },
  month: { en: 'Choose a month.', bn: 'একটি মাস বেছে নিন।' },
  'out-of-range': {
    en: 'This must lie between 1900 and 2199.',
    bn: 'এটি ১৯০০ থেকে ২১৯৯ সালের মধ্যে হতে হবে।',
  },
  time: { en: 'Enter a time.', bn: 'একটি সময় দিন।' },
  'to-come': { en: 'This is still to come.', bn: 'এটি এখনো আসেনি।' },
  'gone-by': { en: 'This has passed already.', bn: 'এটি পার হয়ে গেছে।' },
  'before-start': { en: 'This is before the start.', bn: 'এটি শুরুর আগে।' },
  'before-month': {
    en: 'This lies before the month. Choose a later day.',
    bn: 'এটি মাসটির আগের দিন। পরের কোনো দিন বেছে নিন।',
  },
  'month-settled': {
    en: 'The salary of {month} is approved or paid. Enter it for a later month.',
    bn: '{month} মাসের বেতন অনুমোদিত বা পরিশোধিত। পরের কোনো মাসের জন্য লিখুন।',
  },
  'other-day': { en: 'This belongs to another day.', bn: 'এটি অন্য দিনের।' },
  'not-worked': { en: 'This is not a working day.', bn: 'এটি কর্মদিবস নয়।' },
  'not-free': { en: 'This is not a free day.', bn: 'এটি ছুটির দিন নয়।' },
  colour: { en: 'Choose a colour.', bn: 'একটি রং বেছে নিন।' },
  amount: { en: 'Enter an amount, such as 45000.50.', bn: 'একটি পরিমাণ দিন, যেমন 45000.50।' },
  gone: { en: 'Choose one that still exists.', bn: 'এখনো আছে এমন একটি বেছে নিন।' },
  'cannot-lead': {
    en: 'This person is suspended or leaves, and cannot lead anyone. Choose someone else.',
    bn: 'তিনি সাময়িকভাবে বরখাস্ত, অথবা চলে যাচ্ছেন; তাই কারও দায়িত্বে থাকতে পারেন না। অন্য কাউকে বেছে নিন।',
  },
  taken: { en: 'Another record already has this.', bn: 'অন্য একটি রেকর্ডে এটি আছে।' },
  zone: {
    en: 'Choose a time zone, such as Asia/Dhaka.',
    bn: 'একটি সময় অঞ্চল বেছে নিন, যেমন Asia/Dhaka।',
  },
  currency: { en: 'Choose a currency, such as BDT.', bn: 'একটি মুদ্রা বেছে নিন, যেমন BDT।' },
  'no-workday': {
    en: 'Leave at least one working day.',
    bn: 'অন্তত একটি কর্মদিবস রাখুন।',
  },
  'group-only': {
    en: 'This is the same for the whole group: no concern can differ.',
    bn: 'এটি পুরো গ্রুপের জন্য একই: কোনো প্রতিষ্ঠান আলাদা করতে পারে না।',
  },
  'same-password': {
    en: 'Choose another one than the one on your slip.',
    bn: 'স্লিপে যেটি আছে সেটি ছাড়া অন্য একটি দিন।',
  },
  guarded: {
    en: 'Only an administrator for all companies can change this.',
    bn: 'শুধু সব প্রতিষ্ঠানের প্রশাসক এটি বদলাতে পারেন।',
  },
  fixed: {
    en: 'The environment of the server decides this; it cannot be changed here.',
    bn: 'এটি সার্ভারের পরিবেশ ঠিক করে দেয়; এখানে বদলানো যায় না।',
  },
  'upload-again': {
    en: 'Choose the file again: this upload is used already, too old or not yours.',
    bn: 'ফাইলটি আবার দিন: এই আপলোড আগেই ব্যবহার হয়েছে, পুরোনো, বা আপনার নয়।',
  },
  'common-password': {
    en: 'This password is too easy to guess. Choose another.',
    bn: 'এই পাসওয়ার্ড সহজে অনুমান করা যায়। অন্যটি দিন।',
  },
  'not-fitting': { en: 'This value does not fit here.', bn: 'এই মান এখানে চলে না।' },
} as const satisfies Record<string, Record<Language, string>>;

export type FaultCode = keyof typeof sentences;

export const faultSentence = (fault: Fault, language: Language): string =>
  render(sentences[fault.code][language], inWords(fault.values, language), language);

const isFaultCode = (code: unknown): code is FaultCode =>
  typeof code === 'string' && code in sentences;

type Issue = z.core.$ZodIssue;
type Told = Pick<Fault, 'code'> & { readonly values: Readonly<Record<string, SentenceValue>> };
const told = (code: FaultCode, values: Told['values'] = {}): Told => ({ code, values });

const typeFault: Partial<Record<string, FaultCode>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  bigint: 'amount',
};

const formatFault: Partial<Record<string, FaultCode>> = {
  email: 'email',
  date: 'date',
  datetime: 'time',
  uuid: 'gone',
};

/** zod's finding in our own terms. */
export function faultOf(issue: Issue): Told {
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return told('required');
  if (issue.code === 'invalid_type') return told(typeFault[issue.expected] ?? 'not-fitting');
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string') return told('too-small', { min: Number(issue.minimum) });
    return issue.minimum === 1
      ? told('required')
      : told('too-short', { min: Number(issue.minimum) });
  }
  if (issue.code === 'too_big')
    return told(issue.origin === 'string' ? 'too-long' : 'too-big', { max: Number(issue.maximum) });
  if (issue.code === 'invalid_value') return told('choice', { options: issue.values.join(', ') });
  if (issue.code === 'unrecognized_keys') return told('unknown');
  if (issue.code === 'invalid_format') return told(formatFault[issue.format] ?? 'not-fitting');
  const named: unknown = issue.code === 'custom' ? issue.params?.fault : undefined;
  return told(isFaultCode(named) ? named : 'not-fitting');
}
