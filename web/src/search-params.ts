/** Addresses stay readable and can be typed: `?pageNo=2&active=Yes`, every value a plain string. */
export type SearchStrings = Record<string, string>;

export const parseSearch = (text: string): SearchStrings =>
  Object.fromEntries(new URLSearchParams(text));

const given = (search: Record<string, unknown>): [string, string][] =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => [key, String(value)]);

export const onlyStrings = (search: Record<string, unknown>): SearchStrings =>
  Object.fromEntries(given(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(given(search)).toString();
  return text && `?${text}`;
}
