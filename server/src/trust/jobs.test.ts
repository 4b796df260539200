import { afterEach, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { effectsIn, endWorkers, jobsIn, killTwoOfThree } from '../testing/faults/job-workers.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('jobs');
const asks = 400;
afterEach(endWorkers);

it.each([1, 2, 3])('400 jobs on three processes, two killed: round %i', async (round) => {
  const options = { databaseUrl: await newDatabaseUrl('empty'), dataDir: '', poolSize: 6 };
  const database = await openDatabase(options);
  try {
    const killedAt = await killTwoOfThree(database, options, asks);
    const [effects, jobs] = [await effectsIn(database), await jobsIn(database)];
    const once = new Set(effects.map((effect) => effect.job)).size;
    promises.all(`round ${round}: jobs whose effect is there`, once, asks);
    promises.none(`round ${round}: effects that came twice`, effects.slice(once), effects.length);
    const failed = jobs.filter((row) => row.failures > 0 || row.given_up_at !== null);
    promises.none(`round ${round}: jobs that failed or were given up`, failed, jobs.length);
    const died = jobs.filter((row) => row.deaths > 0);
    const ends = died.map((row) => Date.parse(row.finished_at ?? '') - Date.parse(killedAt));
    promises.within(
      `round ${round}: ${died.length} jobs of the dead taken over and done`,
      died.length > 0 ? Math.max(...ends) : Number.POSITIVE_INFINITY,
      60_000,
    );
  } finally {
    await database.close();
  }
});
