import { calls } from '@muster/contract/registry.ts';
import type { FastifyInstance } from 'fastify';
import { resolveActor } from './areas/identity/actor.ts';
import { admitWithSecondFactor } from './areas/identity/second-factor/second-factor-needed.ts';
import { longestRest } from './areas/identity/login/session-limits.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { uploadRoute } from './platform/files/arriving/upload-route.ts';
import type { Files } from './platform/files/files.ts';
import { fileRoute } from './platform/files/serving/file-route.ts';
import type { Installation } from './platform/installation.ts';
import { docsRoutes } from './platform/http/docs/docs-routes.ts';
import { healthRoutes } from './platform/http/health.ts';
import { guardRequests, mount } from './platform/http/mount.ts';
import { pages } from './platform/http/pages/pages.ts';
import { roomToWrite } from './platform/http/room-to-write.ts';
import { securityHeaders } from './platform/http/pages/security-headers.ts';
import { newServer } from './platform/http/server.ts';
import type { Observer } from './platform/http/when-over.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { metricsRoute } from './platform/metrics/metrics-route.ts';
import type { Settings } from './platform/settings/settings.ts';
import { wire } from './wire.ts';

export interface AppDeps {
  readonly database: Pick<Database, 'db' | 'reports' | 'ping' | 'load'>;
  readonly clock: Clock;
  readonly house: Installation;
  readonly settings: Settings;
  readonly files: Files;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** behind TLS, as the public address says */
  readonly secure: boolean;
  readonly bodyPatience?: number;
  readonly pagesFolder: string;
  readonly stopping: () => boolean;
  readonly observers?: readonly Observer[];
  readonly metrics?: Metrics;
  readonly metricsToken?: string;
}

/** The whole product over its parts, not yet listening: tests inject requests into the same thing. */
export function buildApp(parts: AppDeps): FastifyInstance {
  const { database, clock, house, settings, files } = parts;
  const { db } = database;
  const room = roomToWrite(db, clock);
  const app = newServer({ ...parts, observers: [...(parts.observers ?? []), room.observer] });
  const platform = {
    db,
    reports: database.reports,
    clock,
    house,
    settings,
    resolveActor,
    admit: admitWithSecondFactor,
    longestRest,
  };
  securityHeaders(app, parts.secure);
  guardRequests(app, platform);
  healthRoutes(app, {
    ping: () => database.ping(),
    hasRoom: () => room.has(),
    stopping: parts.stopping,
  });
  docsRoutes(app, calls);
  if (parts.metrics) metricsRoute(app, parts.metrics, { ...parts, token: parts.metricsToken });
  const { routes, addresses } = wire({ clock, settings, files, publicUrl: house.publicUrl });
  mount(app, platform, routes);
  for (const address of addresses) address(app, db);
  uploadRoute(app, { db, clock, files });
  fileRoute(app, { db, clock, files });
  pages(app, parts.pagesFolder);
  return app;
}
