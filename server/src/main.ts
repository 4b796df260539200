import cluster from 'node:cluster';
import { type Config, configHelp, readConfig } from './config.ts';
import { beat, beatToWatcher, type Watcher } from './platform/processes/beat.ts';
import { openDatabase } from './platform/db/database.ts';
import { stopOn } from './platform/stop-on.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One process does it all. */
async function start(config: Config, watcher: Watcher): Promise<void> {
  const { prepareDatabase } = await import('./prepare.ts');
  const { serve } = await import('./serve.ts');
  const { welcome } = await import('./welcome.ts');
  if (!config.databaseUrl) say(`Opening the embedded database in ${config.dataDir}`);
  const database = await openDatabase({ ...config, log: say });
  try {
    const setupToken = await prepareDatabase(database, config, say);
    const stop = stopOn(['SIGTERM', 'SIGINT'], { delay: config.stopDelay });
    watcher.whenGone(() => stop.ask());
    // The word for a rolling restart; without a reaction it would end the process at once.
    process.on('SIGHUP', () =>
      say('One process cannot be replaced while it serves: set PROCESSES.'),
    );
    const address = await serve(config, { database, stop, say });
    watcher.ready(address);
    say(welcome(address, config, setupToken));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** One of several: serves what the first process prepared, and ends when that one says so. */
async function startMember(config: Config): Promise<void> {
  const { serve } = await import('./serve.ts');
  const { member } = await import('./platform/processes/serving-process.ts');
  beat();
  // A terminal sends it to all of them; the first process passes it on.
  process.on('SIGINT', () => undefined);
  const stop = stopOn(['SIGTERM'], { delay: config.stopDelay });
  member.onStop((delay) => stop.ask(delay));
  const database = await openDatabase({ ...config, log: say });
  const address = await serve(config, { database, stop, say, member });
  await database.ping();
  member.ready(address);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) return startMember(config);
  const watcher = beatToWatcher();
  if (config.processes === 1) return start(config, watcher);
  const { lead } = await import('./cluster.ts');
  return lead(config, watcher, say);
}

if (process.argv.includes('--help')) {
  say(`Muster. Settings are environment variables:\n\n${configHelp()}`);
} else {
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
