import type { Endpoint, Schema } from '@muster/contract/kernel/endpoint.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldsRefused, notFound } from '@muster/contract/kernel/refusals.ts';
import { readWire, schemaOf } from '@muster/contract/kernel/wire.ts';
import type { FastifyRequest } from 'fastify';

const read = (schema: Schema, value: unknown) => readWire(schemaOf(schema), value);

const refuse = (faults: readonly Fault[]): never => {
  throw new Refusal(fieldsRefused, {}, faults.slice(0, 50));
};

/** An empty parameter is an absent one: the published client sends unset filters so. */
function once(query: Record<string, unknown>): Record<string, unknown> {
  const repeated = Object.keys(query).filter((key) => Array.isArray(query[key]));
  if (repeated.length > 0) refuse(repeated.map((path) => ({ path, code: 'repeated', values: {} })));
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The request in the words of code. A malformed id is a wrong object: 404, not 400. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) {
    const params = read(endpoint.params, request.params);
    if (!params.ok) throw new Refusal(notFound);
    input.params = params.value;
  }
  const query = once(request.query as Record<string, unknown>);
  if (endpoint.query) {
    const asked = read(endpoint.query, query);
    input.query = asked.ok ? asked.value : refuse(asked.faults);
  } else if (Object.keys(query).length > 0)
    refuse(Object.keys(query).map((path) => ({ path, code: 'unknown', values: {} })));
  if (endpoint.body) {
    const body = read(endpoint.body, request.body ?? {});
    input.body = body.ok ? body.value : refuse(body.faults);
  }
  return input;
}
