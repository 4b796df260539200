import { keepUpName } from './areas/attendance/public.ts';
import { newSetupToken } from './areas/identity/login/set-up.ts';
import { demoPayMonthsName } from './areas/pay/public.ts';
import type { Config } from './config.ts';
import { loadDemo } from './demo/demo.ts';
import { migrations } from './operations/places.ts';
import { loadLogo } from './demo/load-logo.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openFiles } from './platform/files/files.ts';
import { enqueueUnlessWaiting } from './platform/jobs/enqueue.ts';

/**
 * What comes before serving, once for all processes: the schema, the demo company, the set-up link,
 * which is answered. Processes started at the same moment wait for each other here.
 */
export async function prepareDatabase(
  { patient }: Pick<Database, 'patient'>,
  config: Pick<Config, 'demo' | 'demoDays' | 'files' | 'smtp' | 'zone'>,
  say: (line: string) => void,
): Promise<string | null> {
  await migrate(patient, migrations);
  const wanted = {
    delivers: config.smtp !== undefined,
    zone: config.zone,
    days: config.demoDays,
  };
  if (config.demo && (await loadDemo(patient, systemClock, wanted))) {
    const files = await openFiles(patient, { ...config.files, clock: systemClock });
    await loadLogo(patient, files, systemClock);
    // its days are judged behind the first requests, not up to ten minutes later
    await enqueueUnlessWaiting(patient, keepUpName, systemClock);
    // and then the months that were paid by them
    await enqueueUnlessWaiting(patient, demoPayMonthsName, systemClock);
    say('Loaded the demo company.');
  }
  return newSetupToken(patient, systemClock);
}
