import { calls } from '@muster/contract/registry.ts';
import type { FastifyInstance } from 'fastify';
import { accountName, resolveActor } from './areas/identity/actor.ts';
import { identityRoutes } from './areas/identity/routes.ts';
import { organisationRoutes } from './areas/organisation/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { docsRoutes } from './platform/http/docs-routes.ts';
import { healthRoutes } from './platform/http/health.ts';
import { guard, mount } from './platform/http/mount.ts';
import { pages } from './platform/http/pages.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { newServer } from './platform/http/server.ts';
import type { ResolveActor } from './platform/session/authenticate.ts';

export interface Parts {
  readonly database: Pick<Database, 'db' | 'ping'>;
  readonly clock: Clock;
  readonly zone: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** behind TLS, as the public address says */
  readonly secure: boolean;
  readonly pagesFolder: string;
  readonly stopping: () => boolean;
  /** tests put their own people behind a session */
  readonly resolveActor?: ResolveActor;
}

/** The whole product over its parts, not yet listening: tests inject requests into the same thing. */
export function buildApp(parts: Parts): FastifyInstance {
  const { database, clock, zone } = parts;
  const app = newServer(parts);
  const platform = { db: database.db, clock, resolveActor: parts.resolveActor ?? resolveActor };
  securityHeaders(app, parts.secure);
  guard(app, platform);
  healthRoutes(app, { ping: () => database.ping(), stopping: parts.stopping });
  docsRoutes(app, calls);
  mount(app, platform, [...identityRoutes, ...organisationRoutes({ zone, accountName })]);
  pages(app, parts.pagesFolder);
  return app;
}
