import { createHash } from 'node:crypto';
import type { Endpoint } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { keyNotUnderstood } from '@muster/contract/kernel/refusals.ts';
import { withoutSecrets } from '@muster/contract/kernel/access/secret.ts';
import { schemaOf } from '@muster/contract/kernel/wire.ts';
import type { FastifyRequest } from 'fastify';
import { canonical } from '../audit/sealing/content.ts';
import type { Keyed } from './keys.ts';

const printable = /^[ -~]{1,200}$/;

/** All that was asked, but passwords: a plain digest of one could be guessed at leisure. */
function askedBy({ body }: Endpoint, request: FastifyRequest): string {
  const told = body && withoutSecrets(schemaOf(body), request.body ?? {});
  return canonical([request.method, request.url, told ?? null]);
}

/** The key of a write by someone who is logged in; public calls know nobody whose key it could be. */
export function keyedBy(endpoint: Endpoint, request: FastifyRequest): Keyed | undefined {
  const key = request.headers['idempotency-key'];
  const { actor } = request;
  if (key === undefined || endpoint.method === 'GET' || !actor) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) throw new Refusal(keyNotUnderstood);
  return {
    kind: actor.kind,
    accountId: actor.accountId,
    call: endpoint.name,
    key,
    hash: createHash('sha256').update(askedBy(endpoint, request)).digest(),
  };
}
