import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { newSetupToken } from './areas/identity/set-up.ts';
import { type Config, configHelp, readConfig } from './config.ts';
import { demoLogins, demoPassword, loadDemo } from './demo/demo.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import type { House } from './platform/house.ts';
import { startDeliverer } from './platform/mail/deliverer.ts';
import { smtpSender } from './platform/mail/smtp.ts';
import { stopOn } from './platform/stop-on.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const migrations = path.join(here, '../migrations');
const pagesFolder = path.join(here, '../../web/dist');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type App = ReturnType<typeof buildApp>;

function addressOf(app: App, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}

function welcome(address: string, config: Config, setupToken: string | null): string {
  const page = config.publicUrl ?? address;
  const widest = Math.max(...demoLogins.map(({ what }) => what.length));
  const logins = demoLogins.map(
    ({ email, what, page: at }) => `  ${email.padEnd(21)}  ${what.padEnd(widest)}  ${page}${at}`,
  );
  return [
    `Muster is running at ${address}`,
    ...(config.demo ? [`Demo logins, all with the password ${demoPassword}:`, ...logins] : []),
    ...(setupToken
      ? [
          'There are no users yet. Make the first administrator, once, within a day:',
          `  ${page}/setup/${setupToken}`,
        ]
      : []),
  ].join('\n');
}

async function start(config: Config): Promise<void> {
  const clock = systemClock;
  if (!config.databaseUrl) say(`Opening the embedded database in ${config.dataDir}`);
  const database = await openDatabase({ ...config, log: say });
  try {
    await migrate(database.db, migrations);
    if (config.demo && (await loadDemo(database.db, clock, config.zone))) say('Loaded the demo company.');
    const setupToken = await newSetupToken(database.db, clock);
    const stop = stopOn(['SIGTERM', 'SIGINT']);
    const deliverer =
      config.smtp && startDeliverer({ db: database.db, clock, send: smtpSender(config.smtp) }, say);
    const house: House = {
      publicUrl: () => config.publicUrl ?? addressOf(app, config),
      secondFactor: config.secondFactor,
      mailWaits: () => deliverer?.nudge(),
    };
    const app = buildApp({
      ...config,
      database,
      clock,
      house,
      secure: config.publicUrl?.startsWith('https:') ?? false,
      pagesFolder,
      stopping: () => stop.asked,
    });
    stop.does(async () => {
      await app.close();
      await deliverer?.stop();
      await database.close();
    });
    await app.listen({ port: config.port, host: config.host });
    say(welcome(addressOf(app, config), config, setupToken));
  } catch (error) {
    await database.close();
    throw error;
  }
}

if (process.argv.includes('--help')) {
  say(`Muster. Settings are environment variables:\n\n${configHelp()}`);
} else {
  await Promise.resolve()
    .then(() => start(readConfig(process.env)))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
}
