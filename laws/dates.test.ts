import { type Endpoint, isFile } from '@muster/contract/kernel/endpoint.ts';
import { readWire } from '@muster/contract/kernel/wire.ts';
import { calls } from '@muster/contract/registry.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Leaf, leavesOf } from '../server/src/testing/postgres/schema-leaves.ts';
import { sources } from './sources.ts';

const all = sources();
const endpoints: Endpoint[] = Object.values(calls).flatMap((group) => Object.values(group));
const leaves = (schema: unknown): Leaf[] => (schema ? leavesOf(schema as z.core.$ZodType) : []);

const takes = ({ schema }: Leaf, value: unknown): boolean => readWire(schema, value).ok;
/** Found by what it takes, however it was written. */
const isDate = (leaf: Leaf): boolean =>
  !['any text', 'a-text-of-several-words-9', 'any-text'].some((text) => takes(leaf, text)) &&
  ['2026-02-28', '2026-02', '2026-02-28T09:00:00Z'].some((date) => takes(leaf, date));
const isYear = (leaf: Leaf): boolean =>
  /year$/i.test(String(leaf.path.at(-1))) && (takes(leaf, 2026) || takes(leaf, '2026'));
const named = (endpoint: Endpoint, { path }: Leaf): string => `${endpoint.name}: ${path.join('.')}`;

it('whatever is given as a date is held against the one range', () => {
  const loose = endpoints.flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body]
      .flatMap(leaves)
      .filter((leaf) => !leaf.kind && (isDate(leaf) || isYear(leaf)))
      .map((leaf) => named(endpoint, leaf)),
  );
  expect(loose).toEqual([]);
  const given = endpoints.flatMap(({ params, query, body }) =>
    [params, query, body].flatMap(leaves).filter(({ kind }) => kind),
  );
  expect(given.length, 'the law sees them').toBeGreaterThan(50);
});

it('whatever is told as a date may be older: what is kept can always be read', () => {
  const strict = endpoints.flatMap((endpoint) =>
    leaves(isFile(endpoint.answer) ? undefined : endpoint.answer)
      .filter(({ kind }) => kind)
      .map((leaf) => named(endpoint, leaf)),
  );
  expect(strict).toEqual([]);
});

/** They read how others write dates; what they read is held against the kernel's range. */
const readers = [
  'server/src/platform/db/server/type-parsers.ts',
  'server/src/platform/sheets/rules/parse-day.ts',
  'server/src/areas/people/rules/feed/feed-day.ts',
  'server/src/areas/attendance/rules/device-file.ts',
];

it('no other schema or pattern of dates is written than those of the kernel', () => {
  const own = /z\.iso\.|z\.(coerce\.)?date\(|\\d\{4\}\)?\[?-|\[12\]\\d\{3\}/;
  const writers = all.filter(
    ({ file, text }) =>
      own.test(text) && !file.startsWith('contract/src/kernel/') && !readers.includes(file),
  );
  expect(writers.map(({ file }) => file)).toEqual([]);
});
