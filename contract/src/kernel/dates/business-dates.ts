import { z } from 'zod';

/**
 * Business dates: what someone may give to us, in a call, a sheet or a punch. Whatever lies beyond is a
 * slip of the pen. Answers tell what is kept, with `day` and `instant`, however old that is.
 */
export const firstDay = '1900-01-01';
export const lastDay = '2199-12-31';
const [firstYear, lastYear] = [1900, 2199];

const isBetween = <T extends string | number>(value: T, first: T, last: T): boolean =>
  value >= first && value <= last;

const aDay = z.iso.date();
const aMonth = /^\d{4}-(0[1-9]|1[0-2])$/;
const aMoment = z.iso.datetime({ offset: true });

/** A day of the calendar, however far away: what may stand in something that was kept. */
export const isDay = (text: unknown): text is string => aDay.safeParse(text).success;
export const isInstant = (text: unknown): text is string => aMoment.safeParse(text).success;
export const isBusinessDay = (text: unknown): text is string =>
  isDay(text) && isBetween(text, firstDay, lastDay);
export const isBusinessMonth = (text: unknown): text is string =>
  typeof text === 'string' &&
  aMonth.test(text) &&
  isBetween(text, firstDay.slice(0, 7), lastDay.slice(0, 7));
export const isBusinessInstant = (text: unknown): text is string =>
  isInstant(text) &&
  isBetween(
    Date.parse(text),
    Date.parse(`${firstDay}T00:00:00Z`),
    Date.parse(`${lastDay}T23:59:59.999Z`),
  );

const dateKinds = ['day', 'month', 'year', 'yearInAddress', 'instant'] as const;
export type DateKind = (typeof dateKinds)[number];

/** Known by their kind, so that a test finds every place where a date is given. */
const given = z.registry<{ kind: DateKind }>();
const known = <S extends z.core.$ZodType>(kind: DateKind, schema: S): S => {
  given.add(schema, { kind });
  return schema;
};
export const dateKindOf = (schema: z.core.$ZodType): DateKind | undefined =>
  given.get(schema)?.kind;

const outOfRange = { params: { fault: 'out-of-range' } };

export const givenDay = () =>
  known(
    'day',
    // what is no day at all has been said already
    z.iso.date().refine((text) => !isDay(text) || isBusinessDay(text), outOfRange),
  );

const aLooseDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const endOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate());
};
const clamped = (text: string): string => {
  const last = endOfMonth(text.slice(0, 7));
  return text.slice(8) > last ? `${text.slice(0, 7)}-${last}` : text;
};
/** `2026-02-31` is taken for the last day of February. */
export const givenDayOrMonthEnd = () =>
  known(
    'day',
    z.codec(
      z.string().refine((text) => aLooseDay.test(text), { params: { fault: 'date' }, abort: true }),
      z.iso.date().refine(isBusinessDay, outOfRange),
      { decode: clamped, encode: (day) => day },
    ),
  );

export const givenMonth = () =>
  known(
    'month',
    z
      .string()
      .refine((text) => aMonth.test(text), { params: { fault: 'month' }, abort: true })
      .refine(isBusinessMonth, outOfRange),
  );

const isGivenYear = (year: number): boolean => isBetween(year, firstYear, lastYear);
export const givenYear = () => known('year', z.int().refine(isGivenYear, outOfRange));
/** In an address a year is text, as every number there. */
export const givenYearInAddress = () =>
  known(
    'yearInAddress',
    z.codec(z.string().regex(/^-?\d{1,12}$/), z.int().refine(isGivenYear, outOfRange), {
      decode: Number,
      encode: String,
    }),
  );

/** A moment in the time of the world, or with the hours by which a device differs from it. */
export const givenInstant = (options: { readonly offset?: boolean } = {}) =>
  known(
    'instant',
    z.iso
      .datetime(options)
      .refine((text) => !isInstant(text) || isBusinessInstant(text), outOfRange),
  );
