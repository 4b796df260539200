import type { Batch, BatchRow } from '@muster/contract/people/batches/batch-calls.ts';
import { sql } from 'kysely';
import { perform } from '../../platform/jobs/run.ts';
import { csvOf, type Sheet } from '../../platform/sheets/sheet.ts';
import { workbookOf } from '../../platform/sheets/workbook.ts';
import type { Client, Reply } from '../client.ts';
import type { TestApp } from '../make-app.ts';
import { sendFiles } from './send-files.ts';
import { wiredJobs } from '../processes/wired-jobs.ts';

export type Lines = readonly (readonly string[])[];
type Parts = Pick<TestApp, 'database' | 'clock' | 'files'>;

const sheetOf = ([header = [], ...rows]: Lines): Sheet => ({
  header,
  rows: rows.map((row) => row.map((value) => (value ? { kind: 'text', value } : null))),
});

/** One run of every job of batches that waits; false: there was none. */
async function runOnce(given: Parts, stopping: AbortSignal, isTogether = false) {
  const { database, clock } = given;
  const { db } = database;
  const jobs = wiredJobs({ ...given, givesWay: database.kind === 'embedded' });
  const waiting = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '~', '^(people.batch|pay.*-sheet)-')
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('id')
    .execute();
  const running = { db, clock, jobs, log: () => undefined };
  const runs = waiting.map(
    ({ id }) =>
      () =>
        perform(running, id, stopping),
  );
  if (isTogether) await Promise.all(runs.map((run) => run()));
  else for (const run of runs) await run();
  return waiting.length > 0;
}

/** The jobs of batches are done here and now, one after another, until none is left. */
export async function workOff(test: Parts): Promise<void> {
  while (await runOnce(test, new AbortController().signal));
}

/** The same, all that wait at the same time. */
export async function workOffTogether(test: Parts): Promise<void> {
  while (await runOnce(test, new AbortController().signal, true));
}

/** The process is stopped in the middle of each. */
export const cutShort = (test: Parts): Promise<boolean> => runOnce(test, AbortSignal.abort());

const ofPeople = { path: '/employee-batch', purpose: 'import' } as const;

/** Sheets sent by people of a test, and what became of them. */
export function sendBatches(
  test: TestApp,
  { path, purpose }: { readonly path: string; readonly purpose: 'import' | 'pay' } = ofPeople,
) {
  const { send } = sendFiles(test);
  const upload = async (client: Client, content: Buffer, kind: 'csv' | 'xlsx'): Promise<string> =>
    (await send(client, purpose, `people.${kind}`, content)).at('file._id');
  return {
    upload,
    /** asks for the check of a sheet and has it done */
    async check(
      client: Client,
      lines: Lines | Buffer,
      more: { kind?: 'csv' | 'xlsx'; effectiveFrom?: string } = {},
    ): Promise<string> {
      const { kind = 'csv', ...given } = more;
      const sheet = Buffer.isBuffer(lines)
        ? lines
        : Buffer.from(kind === 'csv' ? csvOf(sheetOf(lines)) : await workbookOf(sheetOf(lines)));
      const file = await upload(client, sheet, kind);
      const reply = await client.post(`${path}/import`, { file, ...given });
      if (reply.status !== 200) throw new Error(reply.text);
      await workOff(test);
      return reply.at('data._id');
    },
    async batch(client: Client, id: string): Promise<Batch> {
      const reply = await client.get(`${path}/${id}`);
      if (reply.status !== 200) throw new Error(reply.text);
      return (reply.body as { data: Batch }).data;
    },
    async rows(client: Client, id: string, query = '', headers = {}): Promise<BatchRow[]> {
      const reply = await client.get(`${path}/${id}/rows?limit=200${query}`, { headers });
      return (reply.body as { data: BatchRow[] }).data;
    },
    /** asks for it and has it done */
    async act(client: Client, id: string, action: 'apply' | 'undo'): Promise<Reply> {
      const reply = await client.post(`${path}/${id}/${action}`);
      await workOff(test);
      return reply;
    },
    /** every row of everyone, without what only counts and dates the writing */
    async people(): Promise<Record<string, unknown[]>> {
      const { db } = test.database;
      const all = async (table: string, order: string) =>
        (
          await sql<{
            row: unknown;
          }>`select to_jsonb(own) - '{version,updated_at,told_on}'::text[] as row
            from ${sql.table(table)} as own order by ${sql.raw(order)}`.execute(db)
        ).rows.map(({ row }) => row);
      return {
        employee: await all('employee', 'id'),
        detail: await all('person_detail', 'employee_id'),
        periods: await all('employment_period', 'employee_id, from_date'),
      };
    },
  };
}
