import { lakhCurrencies } from '../../kernel/money/amount-text.ts';
import type { Language } from '../../kernel/words/sentence.ts';
import { banglaNumbers, englishNumbers } from './number-names.ts';

type Step = readonly [worth: bigint, word: string];

interface Counting {
  readonly below: readonly string[];
  readonly hundred: string;
  /** from the largest on; more than the largest is said as so many of it */
  readonly steps: readonly Step[];
}

const lakhs: Counting = {
  below: englishNumbers,
  hundred: ' Hundred',
  steps: [
    [10_000_000n, 'Crore'],
    [100_000n, 'Lakh'],
    [1000n, 'Thousand'],
  ],
};
const millions: Counting = {
  below: englishNumbers,
  hundred: ' Hundred',
  steps: [
    [1_000_000_000n, 'Billion'],
    [1_000_000n, 'Million'],
    [1000n, 'Thousand'],
  ],
};
const bangla: Counting = {
  below: banglaNumbers,
  hundred: 'শত',
  steps: [
    [10_000_000n, 'কোটি'],
    [100_000n, 'লক্ষ'],
    [1000n, 'হাজার'],
  ],
};

const belowHundred = (value: bigint, { below }: Counting): string => below[Number(value)] ?? '';

function belowThousand(value: bigint, counting: Counting): string {
  const [hundreds, rest] = [value / 100n, value % 100n];
  if (hundreds === 0n) return belowHundred(rest, counting);
  const said = `${belowHundred(hundreds, counting)}${counting.hundred}`;
  return rest === 0n ? said : `${said} ${belowHundred(rest, counting)}`;
}

function wholeInWords(value: bigint, counting: Counting): string {
  const step = counting.steps.find(([worth]) => value >= worth);
  if (!step) return belowThousand(value, counting);
  const [worth, word] = step;
  const said = `${wholeInWords(value / worth, counting)} ${word}`;
  const rest = value % worth;
  return rest === 0n ? said : `${said} ${wholeInWords(rest, counting)}`;
}

type CurrencyNames = Readonly<Record<Language, readonly [whole: string, hundredth: string]>>;

/** Where amounts are counted in lakh and crore, with what the hundredth part is called. */
const southAsian: Readonly<Record<(typeof lakhCurrencies)[number], CurrencyNames>> = {
  BDT: { en: ['Taka', 'Poisha'], bn: ['টাকা', 'পয়সা'] },
  INR: { en: ['Rupees', 'Paise'], bn: ['রুপি', 'পয়সা'] },
  PKR: { en: ['Rupees', 'Paisa'], bn: ['রুপি', 'পয়সা'] },
  NPR: { en: ['Rupees', 'Paisa'], bn: ['রুপি', 'পয়সা'] },
};

const nameOf = (currency: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency;

/**
 * What a cheque or an advice to a bank says below the figures: "Taka Two Lakh Fifty Only". A currency that is not
 * counted in lakh has its name as the browser knows it, and hundredths as a fraction.
 */
export function amountInWords(amount: bigint, currency: string, language: Language): string {
  if (amount < 0n) throw new RangeError('Only what is paid out is said in words.');
  const [whole, part] = [amount / 100n, amount % 100n];
  const lakh = lakhCurrencies.find((one) => one === currency);
  const names = lakh && southAsian[lakh];
  if (language === 'bn') {
    const [unit, hundredth] = names?.bn ?? [nameOf(currency, 'bn'), 'শতাংশ'];
    const minor = part === 0n ? '' : ` ${belowHundred(part, bangla)} ${hundredth}`;
    return `${wholeInWords(whole, bangla)} ${unit}${minor} মাত্র`;
  }
  if (!names) {
    const minor = part === 0n ? '' : ` and ${String(part).padStart(2, '0')}/100`;
    return `${nameOf(currency, 'en')} ${wholeInWords(whole, millions)}${minor} Only`;
  }
  const [unit, hundredth] = names.en;
  const minor = part === 0n ? '' : ` and ${hundredth} ${belowHundred(part, lakhs)}`;
  return `${unit} ${wholeInWords(whole, lakhs)}${minor} Only`;
}
