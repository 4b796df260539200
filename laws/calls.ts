import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { calls } from '@muster/contract/registry.ts';
import type { z } from 'zod';

export const endpoints: readonly Endpoint[] = Object.values(calls).flatMap((group) =>
  Object.values(group),
);

const file = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'spec', name), 'utf8');

/** The names of an endpoint's parameters in the address. */
export const parametersOf = (endpoint: Endpoint): string[] =>
  endpoint.query ? [...wireNames(endpoint.query as unknown as z.ZodObject).values()] : [];

/** One published call: `GET /designation/{id}`, without its trailing slash. */
const line = (method: string, address: string): string =>
  `${method} ${address.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`;

export interface Published {
  readonly call: string;
  readonly query: readonly string[];
}

export const published: readonly Published[] = file('calls.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [, method = '', address = '', query = ''] = row.split('\t');
    return { call: line(method, address), query: query.split(',').filter(Boolean) };
  });

export const owed: readonly string[] = file('owed.txt').trim().split('\n');

/** The name of a parameter in the path is ours to choose. */
export const shape = (call: string): string => call.replace(/\{\w+\}/g, '{}');

export const served: ReadonlyMap<string, Endpoint> = new Map(
  endpoints.map((endpoint) => [shape(line(endpoint.method, endpoint.path)), endpoint]),
);

export const addressOf = (endpoint: Endpoint, id: string): string =>
  basePath + endpoint.path.replace(/:\w+/g, id);
