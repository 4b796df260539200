import pg from 'pg';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;

/**
 * The session speaks UTC, so only the shape changes. Always three digits of a second: instants of
 * one width sort as text. Finer digits are cut, never rounded into the future.
 */
export function instantFromPostgres(text: string): string {
  if (text === 'infinity' || text === '-infinity') return text;
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/.exec(text);
  if (!parts) throw new Error(`The database sent an instant that is not in UTC: ${text}`);
  const [, day, time, fraction = ''] = parts;
  return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}

const scalars: { type: number; array: number; parse: Parse }[] = [
  { type: pg.types.builtins.INT8, array: 1016, parse: BigInt },
  { type: pg.types.builtins.NUMERIC, array: 1231, parse: asText },
  { type: pg.types.builtins.DATE, array: 1182, parse: asText },
  { type: pg.types.builtins.TIME, array: 1183, parse: asText },
  { type: pg.types.builtins.TIMETZ, array: 1270, parse: asText },
  { type: pg.types.builtins.TIMESTAMP, array: 1115, parse: asText },
  { type: pg.types.builtins.TIMESTAMPTZ, array: 1185, parse: instantFromPostgres },
];

// The driver's typing knows no arrays.
const driverParser: (type: number, format: 'text' | 'binary') => Parse = pg.types.getTypeParser;
const TEXT_ARRAY = 1009;
const splitArray = driverParser(TEXT_ARRAY, 'text');

function parseElements(element: unknown, parse: Parse): unknown {
  if (Array.isArray(element)) return element.map((inner: unknown) => parseElements(inner, parse));
  return typeof element === 'string' ? parse(element) : null;
}

const parsers = new Map<number, Parse>();
for (const { type, array, parse } of scalars) {
  parsers.set(type, parse);
  parsers.set(array, (text) => parseElements(splitArray(text), parse));
}

/** Given to each pool: the driver's own registry is global and would change other users of pg. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    const parse = format === 'binary' ? undefined : parsers.get(type);
    return parse ?? driverParser(type, format ?? 'text');
  },
};
