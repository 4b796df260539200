import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { peopleSheet } from '../areas/people/batches/people-sheet.ts';
import { stageRows } from '../platform/sheets/batches/stage.ts';
import { batchJobs } from '../areas/people/batches/jobs/batch-jobs.ts';
import { nowWithin } from '../platform/now.ts';
import type { Clock } from '../platform/clock.ts';
import { type Db, transaction, type Tx } from '../platform/db/transaction.ts';
import { perform } from '../platform/jobs/run.ts';

/** So many people are in the import, so many in the change. */
const [imported, moving] = [24, 9];

const addressOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`;

/** Its sheets are rows already, and nobody listens: no file is asked for, no job data move. */
const parts = (zone: string): Parameters<typeof batchJobs>[0] => {
  const none = () => Promise.reject(new Error('the demo has no files'));
  return {
    now: async ({ clock }) => nowWithin(zone, clock.now()),
    tell: async () => undefined,
    store: { put: none, open: none, remove: none },
  };
};

async function stage(tx: Tx, clock: Clock, zone: string): Promise<void> {
  const { today } = nowWithin(zone, clock.now());
  const admin = await tx
    .selectFrom('user_account')
    .select('id')
    .where('user_role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  const acting = {
    kind: 'user',
    accountId: admin.id,
    personId: null,
    formerPersons: [],
    capacities: ['admin'],
    concerns: 'all',
  } as const;
  const people = await tx
    .selectFrom('employee')
    .select(['number', 'name'])
    .where('status', '=', 'Confirmed')
    .where('email', 'is', null)
    .orderBy('number')
    .limit(imported)
    .execute();
  const place = await tx
    .selectFrom('location')
    .select('name')
    .where('inactive_at', 'is', null)
    .orderBy('name')
    .executeTakeFirstOrThrow();
  const sheet = { kind: 'import', title: 'personal-addresses.csv', effectiveFrom: today } as const;
  await stageRows(
    tx,
    peopleSheet,
    { ...sheet, acting, appliesItself: true },
    people.map(({ number, name }, at) => ({
      row: at + 2,
      cells: { number, personalEmail: addressOf(name) },
    })),
    { clock },
  );
  const change = { kind: 'change', title: 'Location', effectiveFrom: addDays(today, 14) } as const;
  await stageRows(
    tx,
    peopleSheet,
    { ...change, note: 'The team moves together', acting },
    people.slice(0, moving).map(({ number }, at) => ({
      row: at + 2,
      cells: { number, locationId: place.name },
    })),
    { clock },
  );
}

/** One import that was applied and one change of many that waits for a word, by the real jobs. */
export async function loadBatches(db: Db, clock: Clock, zone: string): Promise<void> {
  await transaction(db, (tx) => stage(tx, clock, zone));
  const jobs = new Map(batchJobs(parts(zone)).map((job) => [job.kind, job]));
  const waiting = () =>
    db
      .selectFrom('job')
      .select('id')
      .where('kind', 'in', [...jobs.keys()])
      .where('finished_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirst();
  const running = { db, clock, jobs, log: () => undefined };
  for (let next = await waiting(); next; next = await waiting())
    await perform(running, next.id, new AbortController().signal);
}
