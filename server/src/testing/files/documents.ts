import { expect } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Clock } from '../../platform/clock.ts';
import { type JobEngine, startJobs } from '../../platform/jobs/engine.ts';
import type { Client, Reply } from '../client.ts';
import type { TestApp } from '../make-app.ts';
import { seconds } from '../clocks/patience.ts';
import { wiredJobs } from '../processes/wired-jobs.ts';

interface World {
  readonly test: TestApp;
  readonly clock: Clock;
}

/** A process that works on documents, with the wiring of the product. */
export const startPrinting = ({ test, clock }: World): Promise<JobEngine> =>
  startJobs({
    database: test.database,
    clock,
    jobs: [...wiredJobs({ files: test.files, clock }).values()].filter(({ kind }) =>
      kind.startsWith('documents.'),
    ),
    log: () => {},
  });

/** The job of a document that must have been taken. */
export function begun(reply: Reply): string {
  expect([reply.status, reply.text]).toEqual([202, expect.stringContaining('jobId')]);
  return reply.at('jobId');
}

const isOver = (reply: Reply) => ['done', 'failed', 'cancelled'].includes(reply.at('data.state'));

/** How a job ended, told to whoever asked for it. */
export async function ended(world: World, client: Client, jobId: string): Promise<Reply> {
  const engine = await startPrinting(world);
  try {
    await expect
      .poll(async () => isOver(await client.get(`/own-job/${jobId}`)), {
        interval: 100,
        timeout: seconds(30),
      })
      .toBe(true);
  } finally {
    await engine.stop();
  }
  return client.get(`/own-job/${jobId}`);
}

/** Asks for a document, has it made and fetches it as a browser would: by its address alone. */
export async function printed(world: World, client: Client, path: string, body: object) {
  const job = await ended(world, client, begun(await client.post(path, body)));
  expect(job.at('data.state'), job.text).toBe('done');
  const address = job.at('data.file.address');
  const sent = await world.test.app.inject({ method: 'GET', url: address });
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { job, address, content: new Uint8Array(sent.rawPayload) };
}

/** How wide and high the pictures on the first page are, as they were sent. */
export async function pdfPictures(content: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(content)).getPage(1);
  const { argsArray } = await page.getOperatorList();
  return argsArray.flatMap((args: unknown) =>
    Array.isArray(args) && typeof args[1] === 'number' && String(args[0]).startsWith('img_')
      ? `${args[1]}x${args[2]}`
      : [],
  );
}

/** The letters of each page, in the order in which they stand. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(content.slice()), {
    mergePages: false,
  });
  return text;
}
