import { type Endpoint, isFile } from '@muster/contract/kernel/endpoint.ts';
import { hasSecret } from '@muster/contract/kernel/access/secret.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './calls.ts';

/** What is called so is one: it must be marked, or it would be kept beside the key of its request. */
const telling = /password|secret|token|otp|recovery/i;

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function unmarked(schema: z.core.$ZodType, path: string): string[] {
  const { innerType, element, shape = {} } = schema._zod.def as Definition;
  const inner = innerType ?? element;
  return [
    ...(inner ? unmarked(inner, path) : []),
    ...Object.entries(shape).flatMap(([key, field]) => [
      ...(telling.test(key) && !hasSecret(field) ? [`${path}.${key}`] : []),
      ...unmarked(field, `${path}.${key}`),
    ]),
  ];
}

const partsOf = ({ body, answer }: Endpoint) =>
  [body, isFile(answer) ? undefined : answer].filter((part) => part !== undefined);

it('what is called a secret is marked as one', () => {
  const found = endpoints.flatMap((endpoint) =>
    partsOf(endpoint).flatMap((part) =>
      unmarked(part as unknown as z.core.$ZodType, endpoint.name),
    ),
  );
  expect(found).toEqual([]);
});
