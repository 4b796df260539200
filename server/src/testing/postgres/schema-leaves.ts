import { type DateKind, dateKindOf } from '@muster/contract/kernel/dates/business-dates.ts';
import { readWire, wireNames } from '@muster/contract/kernel/wire.ts';
import type { z } from 'zod';

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
}

export interface Leaf {
  /** in the words of the wire; the first of a list stands for all */
  readonly path: readonly (string | number)[];
  readonly schema: z.core.$ZodType;
  readonly kind: DateKind | undefined;
}

/** Every place of a schema where a single value is, at any depth. */
export function leavesOf(schema: z.core.$ZodType, path: Leaf['path'] = []): Leaf[] {
  const kind = dateKindOf(schema);
  const { innerType, element, shape, options } = schema._zod.def as Definition;
  if (kind) return [{ path, schema, kind }];
  if (innerType) return leavesOf(innerType, path);
  if (element) return leavesOf(element, [...path, 0]);
  if (options) return options.flatMap((option) => leavesOf(option, path));
  if (!shape) return [{ path, schema, kind }];
  const names = wireNames(schema);
  return Object.entries(shape).flatMap(([key, field]) =>
    leavesOf(field, [...path, names.get(key) ?? key]),
  );
}

/** Of nothing that is there. */
export const noId = '0193a1b2-0000-7000-8000-000000000000';
const dates: Record<DateKind, unknown> = {
  day: '2026-02-16',
  month: '2026-02',
  year: 2026,
  yearInAddress: '2026',
  instant: '2026-02-16T03:00:00Z',
};
let count = 0;
/** No two texts alike: some names may be there only once. */
const candidates = () => {
  count += 1;
  return [noId, 'Yes', `some text ${count}`, 'a@b.com', '#0f6b57', '08:30', '1', 1, true];
};

const hasDate = (schema: z.core.$ZodType): boolean => leavesOf(schema).some(({ kind }) => kind);
const typeOf = (schema: z.core.$ZodType): string => schema._zod.def.type;

/** `needed`: without what may be left out, but for dates: so that nothing else is refused. */
type Fill = 'all' | 'needed';

/** A value of the wire that a schema takes, found by trying. */
export function goodValue(schema: z.core.$ZodType, fill: Fill = 'all'): unknown {
  const kind = dateKindOf(schema);
  if (kind) return dates[kind];
  const { innerType, element, shape, options } = schema._zod.def as Definition;
  if (fill === 'needed' && !hasDate(schema) && typeOf(schema) === 'nullable') return null;
  if (innerType) return goodValue(innerType, fill);
  if (element) return [goodValue(element, fill)];
  if (shape) {
    const names = wireNames(schema);
    const given = Object.entries(shape).filter(
      ([, field]) => fill === 'all' || typeOf(field) !== 'optional' || hasDate(field),
    );
    const fields = given.map(([key, field]) => [names.get(key) ?? key, goodValue(field, fill)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as unknown;
  }
  const chosen = (schema as { options?: unknown[] }).options ?? [];
  if (options)
    return options.map((option) => goodValue(option, fill)).find((value) => value !== undefined);
  return [...chosen, ...candidates()].find((value) => readWire(schema, value).ok);
}

/** The same value with another one at a place. */
export function withValue(whole: unknown, path: Leaf['path'], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof first === 'number') return [withValue((whole as unknown[])[first], rest, value)];
  const held = whole as Readonly<Record<string, unknown>>;
  return { ...held, [first]: withValue(held[first], rest, value) };
}
