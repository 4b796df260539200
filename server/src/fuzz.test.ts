import { basePath, type Endpoint, type Schema } from '@muster/contract/kernel/endpoint.ts';
import { calls } from '@muster/contract/registry.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Client } from './testing/client.ts';
import { makeApp, type TestApp } from './testing/make-app.ts';

/** Nonsense over every declared call: refused with a sentence, never a fault of ours. */
let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const endpoints = Object.values(calls).flatMap((group) => Object.values(group));
const keysOf = (schema?: Schema): string[] =>
  schema ? Object.keys((schema as unknown as z.ZodObject).shape) : [];

const sql = [
  "' or 1=1 --",
  '1; drop table designation',
  '(select pg_sleep(30))',
  'name desc, (select 1)',
  "id) or (1=1",
  '${7*7}',
  '{{7*7}}',
];
const odd = fc.oneof(
  fc.constantFrom(...sql),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '../../etc/passwd', '%', '_', '\\', '-0', '1e999', 'NaN'),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('x'.repeat(10_000), '🎓'.repeat(3000), 'আ'.repeat(500)),
);
const value = fc.oneof(
  odd,
  fc.constantFrom(null, true, [], {}, [[]], { $gt: '' }, 2 ** 53, -1, 0.5, 1e308),
  fc.array(odd, { maxLength: 3 }),
  fc.dictionary(odd, odd, { maxKeys: 3 }),
);
const bodyFor = (endpoint: Endpoint) =>
  fc.oneof(
    value,
    fc.dictionary(fc.constantFrom(...keysOf(endpoint.body), 'unknown', '_id', 'role', '__proto__'), value, {
      maxKeys: 5,
    }),
  );
const queryFor = (endpoint: Endpoint) =>
  fc.array(
    fc.tuple(fc.constantFrom(...keysOf(endpoint.query), 'populate', 'fields', 'groupBy', 'sort', 'search'), odd),
    { maxLength: 4 },
  );

const pathOf = (endpoint: Endpoint, part: string): string =>
  basePath + endpoint.path.replace(/:\w+/g, encodeURIComponent(part.toWellFormed()) || 'x');
const addressOf = (path: string, query: readonly (readonly [string, string])[]): string =>
  `${path}?${query.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`;

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(odd, queryFor(endpoint), bodyFor(endpoint), async (part, query, body) => {
        const began = performance.now();
        const by = endpoint.name === 'identity.adminLogout' ? test.nobody : admin;
        const reply = await by.send(endpoint.method, addressOf(pathOf(endpoint, part), query), {
          ...(endpoint.method !== 'GET' && {
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        });
        expect(reply.status, reply.text).toBeLessThan(500);
        if (reply.status >= 400) {
          expect(reply.at('message')).toMatch(/[.।]$/);
          expect(reply.text).not.toMatch(/syntax error|pg_|relation "|node_modules|at .*\.ts:/);
        }
        expect(performance.now() - began, 'as if it slept').toBeLessThan(20_000);
      }),
      { numRuns: 100 },
    );
  },
  60_000,
);
