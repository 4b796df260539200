import type { Language, Sentence } from '@muster/contract/kernel/words/sentence.ts';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import type { Words } from '../../../words/words.ts';

export { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;
/** Rates are kept in hundredths of a per cent. */
const perCent = 100;

/** 3,250 is 32.5%. */
export const showRate = (rate: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(rate / perCent)}%`;

/** Two letters that no country has yet are shown as they are. */
export const showCountry = (country: string, language: Language): string =>
  new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'code' }).of(country) ??
  country;

const yearsBack = 6;

/** The income years that are looked at, the newest first: the present one and those before; also the one that is shown. */
export function taxYears(shown: number, from: string, today: string): readonly number[] {
  const inYear = Number(today.slice(0, 4));
  const present = today.slice(5, 7) >= from.slice(5, 7) ? inYear : inYear - 1;
  const usual = Array.from({ length: yearsBack }, (_, back) => present - back);
  return [...new Set([...usual, shown])].toSorted((one, other) => other - one);
}

/** What the amounts of slabs are of: they say only the country. */
const currencies: Readonly<Record<string, string>> = {
  BD: 'BDT',
  IN: 'INR',
  LK: 'LKR',
  NP: 'NPR',
  PK: 'PKR',
};
export const currencyOfCountry = (country: string, otherwise: string): string =>
  currencies[country] ?? otherwise;

/** Bands begin and end at whole amounts nearly always: hundredths are shown where there are some. */
export const edgeAmount = (amount: bigint, language: Language, currency: string): string =>
  groupedAmount(amount, language, currency).replace(/[.](00|০০)$/, '');

interface BandSpeech {
  readonly said: Pick<Words['pay']['tax']['details'], 'all' | 'over' | 'span' | 'upTo'>;
  readonly say: (sentence: Sentence, values?: Record<string, string | number>) => string;
  readonly show: (amount: bigint) => string;
}

/** Up to 4,00,000; 4,00,000 – 7,00,000; over 36,00,000 */
export function bandName(
  { from, to }: { readonly from: bigint; readonly to: bigint | null },
  { said, say, show }: BandSpeech,
): string {
  if (to === null) return from === 0n ? said.all : say(said.over, { amount: show(from) });
  if (from === 0n) return say(said.upTo, { amount: show(to) });
  return say(said.span, { from: show(from), to: show(to) });
}
