import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import type { Watcher } from './platform/processes/beat.ts';
import { ServingProcesses } from './platform/processes/serving-processes.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { stopOn } from './platform/stop-on.ts';
import { migrations } from './operations/places.ts';
import { prepareDatabase } from './prepare.ts';
import { welcome } from './welcome.ts';

type Say = (line: string) => void;

/** The connection is for the preparation only: the first process serves nobody. */
async function prepareFirst(config: Config, say: Say): Promise<string | null> {
  const database = await openDatabase({ ...config, log: say });
  try {
    return await prepareDatabase(database, config, say);
  } finally {
    await database.close();
  }
}

/** A newer version on the disk may have brought migrations. */
async function migrateAgain(config: Config, say: Say): Promise<void> {
  const database = await openDatabase({ ...config, log: say });
  try {
    await migrate(database.patient, migrations);
  } finally {
    await database.close();
  }
}

/** A port that the system chooses is chosen once, for those that come later, too. */
async function portOf({ port, host }: Config): Promise<number> {
  if (port !== 0) return port;
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** The first of several processes: prepares, starts the serving ones and watches over them. */
export async function lead(config: Config, watcher: Watcher, say: Say): Promise<void> {
  const setupToken = await prepareFirst(config, say);
  const { processes: size, watchdog } = config;
  const crew = new ServingProcesses(
    { size, watchdog },
    { PORT: String(await portOf(config)) },
    say,
  );
  const patience = config.stopDelay + 45_000;
  const stop = stopOn(['SIGTERM', 'SIGINT'], { patience });
  stop.does(() => crew.stop(config.stopDelay));
  watcher.whenGone(() => stop.ask());
  const address = await crew.start();
  watcher.ready(address);
  process.on('SIGHUP', () => void crew.roll(() => migrateAgain(config, say)));
  say(welcome(address, config, setupToken));
}
