const bangla = '০১২৩৪৫৬৭৮৯';
const phoneWriting = /^\+?[\d\s()./-]+$/;
/** Fewer figures are more likely a part of an employee number. */
const fewest = 4;
/** So long is no number without its country. */
const withCountry = 11;
const longestCountryCode = 3;

const inLatin = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (figure) => String(bangla.indexOf(figure)));

/** The figures of a phone, however it is written. */
export const figuresOf = (phone: string): string => inLatin(phone).replaceAll(/\D/g, '');

/** At home a 0 stands for the code of the country, which has one to three figures. */
const atHome = (figures: string): string[] =>
  Array.from({ length: longestCountryCode }, (_, at) => `0${figures.slice(at + 1)}`);

/**
 * What the figures of a phone have one of, if this text is meant as a phone; nothing if it is not.
 * `+880 17…`, `00880 17…` and `017…` are the same number.
 */
export function phoneParts(text: string): readonly string[] {
  const written = inLatin(text).trim();
  const figures = figuresOf(written);
  if (!phoneWriting.test(written) || figures.length < fewest) return [];
  if (figures.startsWith('00')) return [figures.slice(2), ...atHome(figures.slice(2))];
  if (figures.startsWith('0')) return [figures.slice(1)];
  const isAbroad = written.startsWith('+') || figures.length >= withCountry;
  return isAbroad ? [figures, ...atHome(figures)] : [figures];
}
