import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/actor.ts';
import { basePath, isFile, type SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed } from '@muster/contract/kernel/refusals.ts';
import { languageOf } from '@muster/contract/kernel/sentence.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type Db, transaction } from '../db/transaction.ts';
import type { House } from '../house.ts';
import { authenticate, type ResolveActor } from '../session/authenticate.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    call?: string;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface Platform {
  readonly db: Db;
  readonly clock: Clock;
  readonly resolveActor: ResolveActor;
  readonly house: House;
  readonly admit?: Admit;
}

/** Asked after the access rule: throws while this person may not make this call yet. */
export type Admit = (
  platform: Pick<Platform, 'db' | 'house'>,
  actor: Actor,
  call: string,
) => Promise<void>;

/** Refuses before a byte of the body is read: first who you are, then whether you may call this. */
export function guard(app: FastifyInstance, platform: Platform): void {
  const { db, clock, resolveActor, admit } = platform;
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} has no access rule`);
  });
  app.addHook('onRequest', async (request) => {
    const rule = request.routeOptions.config.access;
    if (!rule || rule === 'public') return;
    const header = request.headers.authorization;
    request.actor = await authenticate(db, resolveActor, header, clock.now());
    if (scopesOf(rule, request.actor.capacities).size === 0) throw new Refusal(notAllowed);
    await admit?.(platform, request.actor, request.routeOptions.config.call ?? '');
  });
}

async function perform(route: Route, request: FastifyRequest, { db, clock, house }: Platform) {
  const call = {
    input: readInput(route.endpoint, request),
    actor: request.actor,
    clock,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    from: { address: request.ip, agent: request.headers['user-agent'] ?? null },
    house,
  };
  return route.tx
    ? transaction(db, async (tx) => route.handle({ ...call, db: tx }))
    : route.handle({ ...call, db });
}

function send(route: Route, reply: FastifyReply, answer: unknown) {
  const schema = route.endpoint.answer;
  if (isFile(schema)) {
    const { type, content } = answer as SentFile;
    return reply.type(type).send(typeof content === 'string' ? content : Buffer.from(content));
  }
  const written = writeWire(schema as z.core.$ZodType, answer);
  if (!written.ok)
    throw new Error(`${route.endpoint.name} answered outside its contract`, {
      cause: written.faults,
    });
  return reply.send(written.value);
}

/** The schema strips what was not promised; an endpoint without a rule stops the start. */
export function mount(app: FastifyInstance, platform: Platform, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: basePath + endpoint.path,
      config: { access: endpoint.access, call: endpoint.name },
      handler: async (request, reply) =>
        send(route, reply, await perform(route, request, platform)),
    });
  }
}
