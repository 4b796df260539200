import type { Language } from '@muster/contract/kernel/words/sentence.ts';

/** A column that a sheet of a room may have. */
export interface SheetColumn {
  readonly field: string;
  readonly label: Readonly<Record<Language, string>>;
  /** by which it is known, too, such as its name on the wire */
  readonly titles?: readonly string[];
  /** what may stand there, as one would type it; none: anything that fits */
  options?(language: Language, faultCode: string): readonly string[];
  /** a value as people read it; none: as it is kept */
  word?(value: string, language: Language): string;
}

export interface Headers {
  /** the field of each column; none: nobody knows it here */
  readonly fields: readonly (string | null)[];
  readonly unknown: readonly string[];
  /** titles of columns that mean the same as another */
  readonly twice: readonly string[];
}

const plain = (title: string): string =>
  title.normalize('NFC').replaceAll('*', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Labels of both languages and names of the wire, in any order and letter case. */
export function matchHeaders(columns: readonly SheetColumn[], titles: readonly string[]): Headers {
  const byTitle: ReadonlyMap<string, string> = new Map(
    columns.flatMap(({ field, label, titles: more = [] }) =>
      [field, ...more, label.en, label.bn].map((title) => [plain(title), field] as const),
    ),
  );
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
