import path from 'node:path';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { everything } from '../everything.ts';
import { type HttpClient, logInOver } from '../http-client.ts';
import { runCommand } from '../processes/run-command.ts';
import { samplePng } from '../files/sample-files.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { sendPhoto } from './send-photos.ts';

/** Where a Muster keeps what it has. */
export interface DataPlace {
  readonly env: { MUSTER_DATA: string; DATABASE_URL?: string; MUSTER_DEMO: string };
  readonly files: string;
}

export function placeIn(scratch: string, name: string, databaseUrl?: string): DataPlace {
  const data = path.join(scratch, name);
  const env = { MUSTER_DATA: data, MUSTER_DEMO: 'on' };
  return {
    env: databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env,
    files: path.join(data, 'files/objects'),
  };
}

export async function inside<T>(
  place: DataPlace,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: databaseUrl, MUSTER_DATA: dataDir } = place.env;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

export const allIn = (place: DataPlace) => inside(place, ({ db }) => everything(db));

async function must(what: string, reply: Promise<{ status: number; body?: unknown }>) {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${what} was answered with ${status}`);
  return body;
}

/** Files that nobody keeps yet, and a last one that is the photo of the administrator. */
async function putPhotos({ address }: ServerProcess, client: HttpClient, count: number) {
  let fileId = '';
  for (let number = count; number > 0; number -= 1) {
    const bytes = new Uint8Array(samplePng(40, 39 + number));
    const { status, id } = await sendPhoto(address, client.token, bytes);
    if (status !== 200) throw new Error(`a photo was answered with ${status}`);
    fileId = id;
  }
  await must('a photo', client.call('PUT', '/own-photo', { fileId }));
}

/** Adds records and changes each twice, for ever; answers how many calls were answered well. */
async function write(client: HttpClient, who: number, until: { over: boolean }): Promise<number> {
  let answered = 0;
  for (let number = 0; !until.over; number += 1) {
    const name = `Load ${who} ${number}`;
    const added = await must('a record', client.call('POST', '/designation', { name }));
    const { _id } = (added as { designation: { _id: string } }).designation;
    for (const grade of ['M1', 'M2'])
      await must('a change', client.call('PUT', `/designation/${_id}`, { grade }));
    answered += 3;
  }
  return answered;
}

/** The archive that was made while some wrote, and how much they had written in the end. */
export async function backUpUnderLoad(
  server: ServerProcess,
  place: DataPlace,
  archive: string,
  { writers = 3, photos = 1 } = {},
) {
  const client = await logInOver(server.address);
  await putPhotos(server, client, photos);
  const until = { over: false };
  const writing = Array.from({ length: writers }, (_, who) => write(client, who, until));
  const said = await runCommand('backup', [archive], place.env);
  until.over = true;
  const answered = await Promise.all(writing);
  return { said, calls: answered.reduce((sum, count) => sum + count) };
}
