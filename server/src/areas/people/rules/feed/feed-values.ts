/** One record of another house: an object of JSON, or a line of a table by its headings. */
export type FeedRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is FeedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

/** The value at `emp.code`; a key that is written with its dots goes before. None: undefined. */
export function valueAt(value: unknown, path: string): unknown {
  const whole = own(value, path);
  if (whole !== undefined) return whole;
  return path.split('.').reduce<unknown>(own, value);
}

/** No list of a person's data is longer; what is longer still is refused by its field. */
const longest = 500;
const unseen = /[\u0000-\u001f\u007f]+/g;

/** As text in one line; none for a list or an object, which no field can hold. */
export function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  const isSingle =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isSingle) return undefined;
  return String(value).toWellFormed().replace(unseen, ' ').trim().slice(0, longest);
}

/** The lists of records in an answer, by their paths: where someone may look who looked wrong. */
export function recordListsIn(value: unknown, path = '', depth = 0): string[] {
  if (Array.isArray(value)) return value.some(isRecord) ? [path] : [];
  if (!isRecord(value) || depth > 3) return [];
  return Object.keys(value).flatMap((key) =>
    recordListsIn(value[key], path ? `${path}.${key}` : key, depth + 1),
  );
}

/** The paths of a record's single values: `code`, `emp.name.first`. */
function pathsOf(record: FeedRecord, before = '', depth = 0): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const path = before ? `${before}.${key}` : key;
    if (isRecord(value)) return depth < 3 ? pathsOf(value, path, depth + 1) : [];
    return Array.isArray(value) ? [] : [path];
  });
}

const most = { columns: 200, samples: 8, path: 200, sample: 80, looked: 200 } as const;
const short = (value: unknown): string => (textOf(value) ?? '').slice(0, most.sample);

export interface FeedColumns {
  readonly columns: { name: string; samples: string[] }[];
  readonly rows: (string | null)[][];
}

/** What there is in the first records: every column with a few values, and the first five rows. */
export function feedColumns(records: readonly FeedRecord[]): FeedColumns {
  const looked = records.slice(0, most.looked);
  const paths = [...new Set(looked.flatMap((record) => pathsOf(record)))]
    .filter((path) => path !== '' && path.length <= most.path && path === textOf(path))
    .slice(0, most.columns);
  const samplesOf = (path: string): string[] =>
    [...new Set(looked.map((record) => short(valueAt(record, path))))]
      .filter((sample) => sample !== '')
      .slice(0, most.samples);
  return {
    columns: paths.map((name) => ({ name, samples: samplesOf(name) })),
    rows: looked
      .slice(0, 5)
      .map((record) => paths.map((path) => short(valueAt(record, path)) || null)),
  };
}
