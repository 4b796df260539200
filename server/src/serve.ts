import path from 'node:path';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { allJobs } from './jobs.ts';
import { systemClock } from './platform/clock.ts';
import type { ServingProcess } from './platform/processes/serving-process.ts';
import type { Database } from './platform/db/database.ts';
import { openFiles } from './platform/files/files.ts';
import type { Installation } from './platform/installation.ts';
import { accessLog } from './platform/http/access-log.ts';
import { askOnly, startJobs } from './platform/jobs/engine.ts';
import { deliveryKind } from './platform/mail/delivery-job.ts';
import { letterheadNow } from './platform/mail/letterhead.ts';
import { newMetrics } from './platform/metrics/metrics.ts';
import { newSettings } from './platform/settings/settings.ts';
import { startedWith } from './platform/settings/started-with.ts';
import type { Stop } from './platform/stop-on.ts';
import { version } from './version.ts';

const pagesFolder = path.join(import.meta.dirname, '../../web/dist');

type App = ReturnType<typeof buildApp>;

function addressOf(app: App, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}

interface Serving {
  readonly database: Database;
  readonly stop: Stop;
  readonly say: (line: string) => void;
  /** when it is one of several */
  readonly member?: ServingProcess;
}

/** Serves on a database that is ready, until it is stopped; answers where. */
export async function serve(config: Config, serving: Serving): Promise<string> {
  const { database, stop, say, member } = serving;
  const clock = systemClock;
  const settings = newSettings(startedWith(config), say);
  const files = await openFiles(database.db, { ...config.files, clock });
  const metrics = newMetrics({ database, clock, version, member });
  const house: Installation = {
    publicUrl: () => config.publicUrl ?? addressOf(app, config),
    delivers: config.smtp !== undefined,
    mailWaits: () => jobs.ask(deliveryKind),
  };
  const app = buildApp({
    ...config,
    database,
    clock,
    house,
    settings,
    files,
    metrics,
    observers: [metrics.observer, ...(config.accessLog ? [accessLog(clock, say)] : [])],
    secure: config.publicUrl?.startsWith('https:') ?? false,
    pagesFolder,
    stopping: () => stop.asked,
  });
  const letterhead = () => letterheadNow(settings, database.db, clock.now());
  const engine = {
    database,
    clock,
    jobs: allJobs({
      smtp: config.smtp,
      publicUrl: house.publicUrl,
      files,
      letterhead,
      settings,
      clock,
      givesWay: database.kind === 'embedded',
      log: say,
    }),
    log: say,
  };
  const jobs = config.jobs ? await startJobs(engine) : askOnly(engine);
  stop.does(async () => {
    await app.close();
    await member?.leave();
    await jobs.stop();
    await database.close();
  });
  await app.listen({ port: config.port, host: config.host });
  return addressOf(app, config);
}
