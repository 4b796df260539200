import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../testing/files/mail-sink.ts';
import { testClock } from '../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { type JobEngine, askOnly, startJobs } from '../jobs/engine.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { beginRun } from '../jobs/job-rows.ts';
import { deliveryJob } from './delivery-job.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { claimNextMail } from './outbox.ts';
import { smtpSender } from './smtp.ts';

let database: Database;
let sink: MailSink;
const clock = testClock();
const engines: JobEngine[] = [];

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  sink = await startMailSink();
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
  await sink.stop();
  await sql`truncate job, mail; delete from pgboss.job`.execute(database.db);
});

const mail = { kind: 'test', to: 'rahim@example.com', subject: 'Hello', text: 'A line.' };
const put = () => transaction(database.db, (tx) => enqueueMail(tx, mail, clock.now()));
const parts = () => ({
  database,
  clock,
  jobs: [deliveryJob(smtpSender({ url: sink.url, from: 'hr@muster.example' }))],
  log: () => undefined,
});
const serveOnly = (jobs = parts().jobs) => askOnly({ ...parts(), jobs });
const rows = () => database.db.selectFrom('mail').selectAll().execute();
const start = async () => {
  const engine = await startJobs(parts());
  engines.push(engine);
  return engine;
};
const jobRows = () => database.db.selectFrom('job').selectAll().execute();

it('is asked for by the commit of a mail', async () => {
  await start();
  await put();
  await expect.poll(() => sink.received.length).toBe(1);
  expect(await jobRows()).toMatchObject([{ kind: 'mail.deliver', asked_by_kind: null }]);
});

it('is asked for by a process that serves only, once for many mails', async () => {
  serveOnly();
  await put();
  await expect.poll(async () => (await jobRows()).length).toBe(1);
  await put();
  await put();
  await start();
  await expect.poll(() => sink.received.length).toBe(3);
  expect((await jobRows()).length).toBeLessThanOrEqual(2);
});

it('frees at once what it held when its process died, though the lease is not over', async () => {
  serveOnly([]);
  await put();
  const kind = { kind: 'mail.deliver', queue: 'quick' } as const;
  const id = await transaction(database.db, (tx) => enqueue(tx, kind, {}, { clock }));
  await beginRun(database.db, id, clock.now());
  expect(await claimNextMail(database.db, id, clock.now())).toBeDefined();
  await start();
  await expect.poll(() => sink.received.length).toBe(1);
});

it('finishes the mail under way when it is stopped, and begins no other', async () => {
  serveOnly([]);
  for (let count = 0; count < 9; count += 1) await put();
  const held: (() => void)[] = [];
  sink.answerRecipient(() => new Promise((resolve) => held.push(() => resolve(undefined))));
  const engine = await start();
  await put();
  await expect.poll(() => held.length).toBe(4);
  const stopped = engine.stop();
  for (const release of held) release();
  await stopped;
  expect(sink.received).toHaveLength(4);
  expect((await rows()).filter((row) => row.sent_at !== null)).toHaveLength(4);
});
