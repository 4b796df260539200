import { isFile, type SentFile, statusOf } from '@muster/contract/kernel/endpoint.ts';
import { hasSecret } from '@muster/contract/kernel/access/secret.ts';
import { languageOf } from '@muster/contract/kernel/words/sentence.ts';
import { schemaOf, writeWire } from '@muster/contract/kernel/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteReading } from '../audit/note-reading.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { keyedBy } from '../idempotency/keyed.ts';
import { type Keep, once } from '../idempotency/once.ts';
import type { Platform } from './mount.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

type Call = Omit<Parameters<Route['handle']>[0], 'db'>;

interface Sent {
  readonly type: string;
  readonly content: string | Buffer;
}
const json = 'application/json; charset=utf-8';

/** As it goes out: written by its schema, which strips what was not promised. */
function written({ endpoint }: Route, answer: unknown): Sent {
  const schema = endpoint.answer;
  if (isFile(schema)) {
    const { type, content } = answer as SentFile;
    return { type, content: typeof content === 'string' ? content : Buffer.from(content) };
  }
  const wire = writeWire(schemaOf(schema), answer);
  if (!wire.ok)
    throw new Error(`${endpoint.name} answered outside its contract`, { cause: wire.faults });
  return { type: json, content: JSON.stringify(wire.value) };
}

function callOf(input: unknown, request: FastifyRequest, platform: Platform): Call {
  const { reports, clock, house, settings } = platform;
  return {
    input,
    actor: request.actor,
    reports,
    clock,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    from: { address: request.ip, agent: request.headers['user-agent'] ?? null },
    house,
    settings,
  };
}

/** Nothing personal goes out of which no entry is kept. */
async function noted(tx: Tx, { endpoint }: Route, call: Call, answer: unknown): Promise<void> {
  const { actor, clock, requestId, input } = call;
  if (!actor) return;
  await noteReading(tx, { endpoint, actor, clock, requestId, input, answer });
}

/** In a transaction the answer is written before its end: what cannot be answered is not done. */
async function perform(route: Route, call: Call, { db }: Platform, keep?: Keep): Promise<Sent> {
  if (route.tx)
    return transaction(db, async (tx) => {
      const answer = await route.handle({ ...call, db: tx });
      const sent = written(route, answer);
      if (route.endpoint.noted) await noted(tx, route, call, answer);
      await keep?.(tx, sent.content);
      return sent;
    });
  const answer = await route.handle({ ...call, db });
  const sent = written(route, answer);
  if (route.endpoint.noted) await transaction(db, (tx) => noted(tx, route, call, answer));
  // It is done by now: an answer that cannot be kept is still the true one.
  await keep?.(db, sent.content).catch(() => undefined);
  return sent;
}

/** Whoever asks for the head alone is given nothing to read: no entry is kept of it. */
const unread = (route: Route): Route => ({
  ...route,
  endpoint: { ...route.endpoint, noted: false },
});

/** One call from its input to what goes out; with a key it is done once and told as often as asked. */
export async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<FastifyReply> {
  const { endpoint } = route;
  const call = callOf(readInput(endpoint, request), request, platform);
  const keyed = keyedBy(endpoint, request);
  if (!keyed) {
    const asked = request.method === 'HEAD' ? unread(route) : route;
    const { type, content } = await perform(asked, call, platform);
    return reply.status(statusOf(endpoint)).type(type).send(content);
  }
  const isSecret = isFile(endpoint.answer) || hasSecret(schemaOf(endpoint.answer));
  const status = statusOf(endpoint);
  const outcome = await once({ ...platform, keyed, isSecret, status }, (keep) =>
    perform(route, call, platform, keep),
  );
  if ('done' in outcome)
    return reply.status(status).type(outcome.done.type).send(outcome.done.content);
  reply.status(outcome.kept.status).header('idempotency-replayed', 'true');
  return reply.type(json).send(outcome.kept.answer);
}
