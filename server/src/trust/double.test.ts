import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, it } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';
import {
  additions,
  makeOneOfEach,
  type Sent,
  sendTogether,
} from '../testing/faults/double-sends.ts';
import { logInOver } from '../testing/http-client.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('double');
const times = 20;
const folder = mkdtempSync(path.join(tmpdir(), 'muster-double-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const yes = ({ replies }: Sent) => replies.filter(({ status }) => status === 200);
const idsOf = (sent: Sent): string[] => yes(sent).map(({ body }) => sent.adding.idIn(body));
const told = (sent: Sent): unknown => [sent.adding.name, sent.replies.map(({ status }) => status)];
const sentenceIn = (body: unknown): string => (body as { message?: string }).message ?? '';

/** How many entries the audit log has of each. */
async function additionsNoted({ db }: Database, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('record_id')
    .where('record_id', 'in', [...ids])
    .execute();
  return ids.map((id) => rows.filter((row) => row.record_id === id).length);
}
const createdSince = async ({ db }: Database, at: string, kind: RegExp) =>
  (await db.selectFrom('audit_entry').select('action').where('at', '>', at).execute()).filter(
    ({ action }) => kind.test(action),
  ).length;

function judgeAnswers(where: string, keyed: readonly Sent[], plain: readonly Sent[]): void {
  const refused = keyed.filter((sent) => yes(sent).length !== times);
  const requests = keyed.length * times;
  promises.none(`${where}: one key, not all answered with yes`, refused.map(told), requests);
  const several = keyed.filter((sent) => new Set(idsOf(sent)).size !== 1);
  promises.none(`${where}: one key, several records`, several.map(told), keyed.length);
  const isClear = ({ status, body }: Sent['replies'][number]) =>
    status >= 400 && status < 500 && sentenceIn(body).endsWith('.');
  const unclear = plain.filter(({ replies }) => !replies.some(isClear));
  const clearly = `${where}: no key, second not refused with a sentence`;
  promises.none(clearly, unclear.map(told), plain.length);
  const double = plain.filter((sent) => yes(sent).length !== 1);
  promises.none(`${where}: no key, not one record`, double.map(told), plain.length);
}

async function judgeLog(where: string, database: Database, ids: readonly string[], at: string) {
  const entries = await additionsNoted(database, ids);
  const odd = entries.filter((count) => count !== 1);
  promises.none(`${where}: records without exactly one audit entry`, odd, entries.length);
  // By the log itself: a record that nobody was told of would show here.
  const created = await createdSince(database, at, /\.(create|add)$/);
  promises.all(`${where}: additions in the audit log`, created, ids.length);
}

const onServer = async () => ({
  DATABASE_URL: await newDatabaseUrl('empty'),
  PROCESSES: '2',
  MUSTER_DEMO: 'on',
  MUSTER_FILES: path.join(folder, 'files'),
});

it.each([
  ['embedded', async () => ({ MUSTER_DATA: path.join(folder, 'data') })],
  ['two processes on PostgreSQL', onServer],
] as const)('the same request twice and twenty times, %s', async (where, makeEnv) => {
  const env: Record<string, string> = await makeEnv();
  const server = await startServer(env);
  const client = await logInOver(server.address);
  const made = await makeOneOfEach(client);
  const at = new Date().toISOString();
  const keyed: Sent[] = [];
  for (const adding of additions(`Twenty ${randomUUID()}`, made))
    keyed.push(await sendTogether(client, adding, times, randomUUID()));
  const plain: Sent[] = [];
  for (const adding of additions(`Twice ${randomUUID()}`, made))
    plain.push(await sendTogether(client, adding, 2));
  await endProcess(server.child, 'SIGTERM');
  judgeAnswers(where, keyed, plain);
  const ids = [...keyed, ...plain].flatMap((sent) => [...new Set(idsOf(sent))]);
  const dataDir = env.MUSTER_DATA ?? '';
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  await judgeLog(where, database, ids, at);
  await database.close();
});
