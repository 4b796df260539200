import { z } from 'zod';
import { wireNames } from '../wire.ts';

/** Values that are never kept beside the request or the answer that carried them. */
const secrets = z.registry<{ secret: true }>();

export const secret = <S extends z.core.$ZodType>(schema: S): S => {
  secrets.add(schema, { secret: true });
  return schema;
};

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
}

/** Whether a schema has a secret in it, at any depth. */
export function hasSecret(schema: z.core.$ZodType): boolean {
  if (secrets.get(schema)) return true;
  const { innerType, element, shape = {}, options = [] } = schema._zod.def as Definition;
  const parts = [innerType, element, ...Object.values(shape), ...options];
  return parts.some((part) => part && hasSecret(part));
}

/** A value of the wire without its secret fields. */
export function withoutSecrets(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return hasSecret(schema) ? null : value;
  const { shape = {} } = schema._zod.def as Definition;
  const names = wireNames(schema);
  const hidden = Object.keys(shape).flatMap((key) =>
    shape[key] && hasSecret(shape[key]) ? [names.get(key) ?? key] : [],
  );
  return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.includes(name)));
}
