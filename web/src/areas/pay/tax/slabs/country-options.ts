import type { Language } from '@muster/contract/kernel/words/sentence.ts';

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;
/** Bangladesh and around first: they are asked for most. */
const near = ['BD', 'IN', 'NP', 'LK', 'PK'];
/** Have names, and are not countries. */
const unions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** Codes of countries that are no more stand for another one. */
const isPresent = (code: string): boolean =>
  !unions.has(code) && new Intl.Locale(`und-${code}`).region === code;

/** All countries that this browser knows by name. */
export function countryOptions(language: Language) {
  const names = new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'none' });
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = isPresent(value) ? names.of(value) : undefined;
      return label ? [{ value, label }] : [];
    });
  const order = new Intl.Collator(locales[language]);
  const isNear = ({ value }: { readonly value: string }) => near.includes(value);
  return [
    ...near.flatMap((code) => known.filter(({ value }) => value === code)),
    ...known
      .filter((one) => !isNear(one))
      .toSorted((one, other) => order.compare(one.label, other.label)),
  ];
}
