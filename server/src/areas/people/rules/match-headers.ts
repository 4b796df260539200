import { labelOf, sheetFields, wireOf } from './sheet-fields.ts';

export interface Headers {
  /** the field of each column; none: nobody knows it here */
  readonly fields: readonly (string | null)[];
  readonly unknown: readonly string[];
  /** titles of columns that mean the same as another */
  readonly twice: readonly string[];
}

const plain = (title: string): string =>
  title.normalize('NFC').replaceAll('*', '').replace(/\s+/g, ' ').trim().toLowerCase();

const byTitle: ReadonlyMap<string, string> = new Map(
  sheetFields.flatMap((field) =>
    [field, wireOf(field), labelOf(field, 'en'), labelOf(field, 'bn')].map(
      (title) => [plain(title), field] as const,
    ),
  ),
);

/** Labels of both languages and names of the wire, in any order and letter case. */
export function matchHeaders(titles: readonly string[]): Headers {
  const fields = titles.map((title) => byTitle.get(plain(title)) ?? null);
  const known = fields.filter((field) => field !== null);
  return {
    fields,
    unknown: titles.filter((title, at) => fields[at] === null && title.trim() !== ''),
    twice: titles.filter((_, at) => {
      const field = fields[at] ?? null;
      return field !== null && known.indexOf(field) !== known.lastIndexOf(field);
    }),
  };
}
