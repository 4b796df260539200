import { basePath, type Endpoint, type Schema } from '@muster/contract/kernel/endpoint.ts';
import { readWire, wireNames } from '@muster/contract/kernel/wire.ts';
import { calls } from '@muster/contract/registry.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Client, Reply } from './testing/client.ts';
import { makeApp, type TestApp } from './testing/make-app.ts';
import { seconds } from './testing/clocks/patience.ts';

/** Nonsense over every declared call: refused with a sentence, never a fault of ours. */
let test: TestApp;
let clients: Record<'admin' | 'employee' | 'applicant', Client>;
beforeAll(async () => {
  test = await makeApp();
  clients = {
    admin: await test.as('admin'),
    employee: await test.as('employee'),
    applicant: await test.as('applicant'),
  };
});
afterAll(() => test.close());

const endpoints = Object.values(calls)
  .flatMap((group) => Object.values(group))
  .map((endpoint) => [endpoint.name, endpoint] as const);
const id = '0193a1b2-0000-7000-8000-000000000000';

const injections = [
  "' or 1=1 --",
  '1; drop table designation',
  '(select pg_sleep(30))',
  'name desc, (select 1)',
  'id) or (1=1',
  '${7*7}',
];
const oddText = fc.oneof(
  fc.constantFrom(...injections),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    'a\ud800',
    '../../x',
    '%',
    '_',
    '\\',
    '-0',
    '1e999',
    'NaN',
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('x'.repeat(2500), '🎓'.repeat(400), 'আ'.repeat(500)),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, [], {}, [[]], { $gt: '' }, 2 ** 53, -1, 0.5, 1e308),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
);

/** A good value of each field, found by trying; so that one spoiled value is the only fault. */
const candidates = ['Yes', 'a good long text', 'good@example.com', 'name', '1', 1, id];
function goodValues(schema: Schema | undefined): Record<string, unknown> {
  if (!schema) return {};
  const object = schema as unknown as z.ZodObject;
  const fields = [...wireNames(object)].map(([key, name]) => {
    const field = object.shape[key] as z.core.$ZodType;
    const options = (field as { options?: string[] }).options ?? [];
    const found = [...options, ...candidates].find((value) => readWire(field, value).ok);
    return [name, found];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Record<
    string,
    unknown
  >;
}

interface Sent {
  readonly part: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
const inAddress = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

/** Someone who may call it, so that the nonsense is read. The sessions must live on: nobody logs out. */
const isLogout = (endpoint: Endpoint): boolean => endpoint.name.endsWith('Logout');
function callerOf(endpoint: Endpoint): Client {
  if (isLogout(endpoint)) return test.nobody;
  if (endpoint.access === 'public' || endpoint.access.admin) return clients.admin;
  return endpoint.access.employee ? clients.employee : clients.applicant;
}

function send(endpoint: Endpoint, { part, query, body }: Sent): Promise<Reply> {
  const path = basePath + endpoint.path.replace(/:\w+/g, inAddress(part) || 'x');
  const search = Object.entries(query).map(([key, value]) => `${key}=${inAddress(value)}`);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return callerOf(endpoint).send(endpoint.method, `${path}?${search.join('&')}`, {
    ...(hasBody && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

async function expectSane(endpoint: Endpoint, sent: Sent): Promise<Reply> {
  const began = performance.now();
  const reply = await send(endpoint, sent);
  expect(reply.status, reply.text).toBeLessThan(500);
  if (reply.status >= 400) {
    expect(reply.at('message')).toMatch(/[.।]$/);
    // a refusal may name the very key that was sent, and nothing else of the kind
    const told = injections.reduce((text, sentOne) => text.replaceAll(sentOne, ''), reply.text);
    expect(told).not.toMatch(/syntax error|pg_|relation "|node_modules|at .*\.ts:/);
  }
  expect(performance.now() - began, 'as if it slept').toBeLessThan(seconds(20));
  return reply;
}

describe.each(endpoints)('%s', (_, endpoint) => {
  const good = { query: goodValues(endpoint.query), body: goodValues(endpoint.body) };
  const keysOf = (values: object) => ['unknown', ...Object.keys(values)] as const;

  it('survives nonsense', async () => {
    const query = fc.dictionary(fc.constantFrom(...keysOf(good.query)), oddText, { maxKeys: 4 });
    const body = fc.oneof(
      oddValue,
      fc.dictionary(fc.constantFrom(...keysOf(good.body), '_id', '__proto__'), oddValue, {
        maxKeys: 5,
      }),
    );
    const property = fc.asyncProperty(oddText, query, body, async (part, asked, given) => {
      await expectSane(endpoint, { part, query: asked, body: given });
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it('survives one spoiled value among good ones', async () => {
    const place = fc.constantFrom(
      ...Object.keys(good.query).map((key) => ['query', key] as const),
      ...Object.keys(good.body).map((key) => ['body', key] as const),
      ['part', ''] as const,
    );
    const property = fc.asyncProperty(place, oddValue, async ([where, key], value) => {
      const sent = { part: id, ...structuredClone(good) };
      if (where === 'part') sent.part = asText(value);
      else sent[where][key] = value;
      await expectSane(endpoint, sent);
    });
    await fc.assert(property, { numRuns: 80 });
  });

  it('refuses a key that nobody asked for', async () => {
    const strange = fc.constantFrom(
      'unknown',
      'role',
      'userRole',
      'id',
      'populate',
      'constructor.x',
    );
    const property = fc.asyncProperty(strange, fc.boolean(), async (key, inQuery) => {
      const query = inQuery || !endpoint.body ? { [key]: 'x' } : {};
      const body = inQuery ? good.body : { ...good.body, [key]: 'x' };
      const reply = await expectSane(endpoint, { part: id, query, body });
      expect(reply.status).toBe(isLogout(endpoint) ? 401 : 400);
    });
    await fc.assert(property, { numRuns: 12 });
  });
});
