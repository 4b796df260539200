import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, ofGroupOnly } from '@muster/contract/kernel/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Reports } from '../db/reports.ts';
import type { Db } from '../db/transaction.ts';
import type { Installation } from '../installation.ts';
import { authenticate, type ResolveActor } from '../session/authenticate.ts';
import type { Settings } from '../settings/settings.ts';
import { answerCall } from './answer-call.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    ofGroup?: boolean;
    call?: string;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface Platform {
  readonly db: Db;
  readonly reports: Reports;
  readonly clock: Clock;
  readonly resolveActor: ResolveActor;
  readonly house: Installation;
  readonly settings: Settings;
  readonly admit?: Admit;
  /** how long a session may rest */
  readonly longestRest?: (platform: Pick<Platform, 'db' | 'clock' | 'settings'>) => Promise<number>;
}

/** Asked after the access rule: throws while this person may not make this call yet. */
export type Admit = (
  platform: Pick<Platform, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  call: string,
) => Promise<void>;

/** Refuses before a byte of the body is read: first who you are, then whether you may call this. */
export function guardRequests(app: FastifyInstance, platform: Platform): void {
  const { db, clock, resolveActor, admit } = platform;
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} has no access rule`);
  });
  app.addHook('onRequest', async (request) => {
    const { access: rule, ofGroup = false } = request.routeOptions.config;
    if (!rule || rule === 'public') return;
    const header = request.headers.authorization;
    const longest = await platform.longestRest?.(platform);
    request.actor = await authenticate(db, resolveActor, header, clock.now(), longest);
    if (scopesOf(rule, request.actor.capacities).size === 0) throw new Refusal(notAllowed);
    if (ofGroup && request.actor.concerns !== 'all') throw new Refusal(ofGroupOnly);
    await admit?.(platform, request.actor, request.routeOptions.config.call ?? '');
  });
}

/** An endpoint without a rule stops the start. */
export function mount(app: FastifyInstance, platform: Platform, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: basePath + endpoint.path,
      config: { access: endpoint.access, ofGroup: endpoint.ofGroup, call: endpoint.name },
      handler: (request, reply) => answerCall(route, request, reply, platform),
    });
  }
}
