import { groupedAmount, signedAmount, signOf } from '@muster/contract/kernel/money/amount-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { PayslipLanguage } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { payslipPdfBn } from '@muster/contract/pay/pdf/pdf-words.bn.ts';
import { payslipPdfEn } from '@muster/contract/pay/pdf/pdf-words.en.ts';
import { payslipBn } from '@muster/contract/pay/words/payslip-words.bn.ts';
import { payslipEn } from '@muster/contract/pay/words/payslip-words.en.ts';
import { sheetBn } from '@muster/contract/pay/words/run-words.bn.ts';
import { sheetEn } from '@muster/contract/pay/words/run-words.en.ts';

const words = {
  en: { ...payslipPdfEn, ...payslipEn, states: sheetEn.states },
  bn: { ...payslipPdfBn, ...payslipBn, states: sheetBn.states },
};
export type PayslipWords = (typeof words)[Language];

/** What is said in the first language, and beside it in the second where there is one. */
export interface BilingualText {
  readonly main: string;
  readonly beside?: string;
}

/** How a paper speaks: figures are in its first language. */
export interface PaperVoice<Said> {
  readonly language: Language;
  readonly isBoth: boolean;
  readonly say: (of: (said: Said, language: Language) => string) => BilingualText;
  readonly grouped: (amount: bigint) => string;
  readonly amount: (amount: bigint) => string;
  /** of the currency, as the font of documents has it */
  readonly sign: string;
}
export interface PayslipVoice extends PaperVoice<PayslipWords> {
  /** above a column of amounts */
  readonly amounts: string;
}

/** The font of documents has these; of any other currency its code is written. */
const printable = /^[A-Za-z$£¥€₹৳]+$/;

function printedSign(currency: string): string {
  const sign = signOf(currency);
  return printable.test(sign) ? sign : currency;
}

export function paperVoice<Said>(
  said: Readonly<Record<Language, Said>>,
  languages: PayslipLanguage,
  currency: string,
): PaperVoice<Said> {
  const language = languages === 'bn' ? 'bn' : 'en';
  const isBoth = languages === 'both';
  const sign = printedSign(currency);
  return {
    language,
    isBoth,
    say: (of) => {
      const main = of(said[language], language);
      const beside = isBoth ? of(said.bn, 'bn') : main;
      return beside === main ? { main } : { main, beside };
    },
    grouped: (amount) => groupedAmount(amount, language, currency),
    amount: (amount) => signedAmount(amount, language, currency, sign),
    sign,
  };
}

export function payslipVoice(languages: PayslipLanguage, currency: string): PayslipVoice {
  const voice = paperVoice(words, languages, currency);
  const { language, sign } = voice;
  return {
    ...voice,
    amounts: render(words[language].amounts, { currency: sign }, language),
  };
}

/** On one line, where there is room for both. */
export const onOneLine = ({ main, beside }: BilingualText): string =>
  beside === undefined ? main : `${main} · ${beside}`;
