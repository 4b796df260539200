/** A sentence with `{name}` places; with two forms where a count decides. */
export type Sentence = string | { readonly one: string; readonly other: string };
export type Language = 'en' | 'bn';
export type SentenceValue = string | number;

type PlacesOf<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? P | PlacesOf<Rest>
  : never;
/** The values a sentence asks for, read from its own text. */
export type SentenceValues<S> = S extends string
  ? PlacesOf<S>
  : S extends { one: infer A extends string; other: infer B extends string }
    ? 'count' | PlacesOf<A> | PlacesOf<B>
    : never;
export type Values<S> = { [K in SentenceValues<S>]: SentenceValue };

/** The shape of a table of words in another language: same keys, free text. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { one: string; other: string }
      ? Sentence
      : Translated<T[K]>;
};

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

const plurals = {
  en: new Intl.PluralRules(locales.en),
  bn: new Intl.PluralRules(locales.bn),
};

const formsOf = (sentence: Sentence, language: Language, count: unknown): string => {
  if (typeof sentence === 'string') return sentence;
  const form = plurals[language].select(Number(count));
  return form === 'one' ? sentence.one : sentence.other;
};

/** Parts of a day or an hour are said with two places: nobody reads 14.333. */
const numbers = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }),
  bn: new Intl.NumberFormat(locales.bn, { maximumFractionDigits: 2 }),
};

export function render(
  sentence: Sentence,
  values: Readonly<Record<string, SentenceValue>> = {},
  language: Language = 'en',
): string {
  const text = formsOf(sentence, language, values.count);
  return text.replace(/\{(\w+)\}/g, (whole, place: string) => {
    const value = values[place];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numbers[language].format(value) : value;
  });
}

/** The best of our languages for an Accept-Language header. */
export const languageOf = (header: string | undefined): Language =>
  /^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en';
