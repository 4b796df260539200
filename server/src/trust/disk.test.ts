import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { changesAndLog, isWhole } from '../testing/faults/changes-and-log.ts';
import { photoDigest, sendPhoto } from '../testing/faults/send-photos.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/faults/small-disk.ts';
import { type HttpClient, logInOver } from '../testing/http-client.ts';
import { filesIn } from '../testing/files/raw-upload.ts';
import { noisyPng } from '../testing/files/sample-files.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { verified } from '../testing/people/audited.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('disk');

async function onSmallDisk(
  megabytes: number,
  what: string,
  work: (disk: SmallDisk) => Promise<void>,
) {
  const disk = mountSmallDisk(megabytes);
  if (!disk) return promises.notRun(`${what}: a small disk cannot be mounted here`);
  try {
    await work(disk);
  } finally {
    disk.unmount();
  }
}

const photo = () => new Uint8Array(noisyPng(800));
const until200 = async (
  ask: () => Promise<{ status: number }>,
  patience: number,
): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < patience) {
    if ((await ask()).status === 200) return performance.now() - began;
    await wait(250);
  }
  return Number.POSITIVE_INFINITY;
};

it('the folder of files is full', () =>
  onSmallDisk(64, 'files', async (disk) => {
    const url = await newDatabaseUrl('empty');
    const server = await startServer({
      DATABASE_URL: url,
      MUSTER_DEMO: 'on',
      MUSTER_FILES: disk.folder,
    });
    const client = await logInOver(server.address);
    const send = (bytes: Uint8Array<ArrayBuffer>) => sendPhoto(server.address, client.token, bytes);
    disk.leave(30);
    const kept = new Map<string, string>();
    const answers: { status: number; code: string }[] = [];
    const refusals = () => answers.filter(({ status }) => status !== 200);
    while (refusals().length < 20 && answers.length < 200) {
      const some = Array.from({ length: 3 }, photo);
      for (const [at, told] of (await Promise.all(some.map(send))).entries()) {
        answers.push(told);
        if (told.status === 200) kept.set(told.id, photoDigest(some[at] ?? new Uint8Array()));
      }
    }
    const beside = await client.call('POST', '/designation', { name: 'Beside a full disk' });
    disk.clear();
    const again = await until200(() => send(photo()), 30_000);
    promises.none(
      'files: refused otherwise than with 507',
      refusals().filter(({ status }) => status !== 507),
      refusals().length,
    );
    promises.none('files: other writes disturbed', beside.status === 200 ? [] : [beside], 1);
    promises.within('files: taken again without a restart after', again, 10_000);
    await judgeFiles(url, disk, kept);
    await endProcess(server.child, 'SIGTERM');
  }));

async function judgeFiles(
  url: string,
  disk: SmallDisk,
  kept: ReadonlyMap<string, string>,
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; key: string }>(
    'select id, key from stored_file',
  );
  await client.end();
  const places = new Map(
    rows.map(({ id, key }) => [id, path.join(disk.folder, 'objects', key.slice(0, 2), key)]),
  );
  const wrong = [...kept].filter(([id, digest]) => {
    const place = places.get(id);
    return !place || photoDigest(readFileSync(place)) !== digest;
  });
  promises.none('files: acknowledged uploads that are not there, byte for byte', wrong, kept.size);
  const known = new Set(places.values());
  const left = filesIn(disk.folder).filter((file) => !known.has(file));
  promises.none('files: left behind by refused uploads', left, places.size);
}

interface Written {
  readonly yes: string[];
  readonly no: string[];
  readonly odd: unknown[];
  perhaps: number;
}

/** Until it has been refused for a while. */
async function writeUntilFull(client: HttpClient, who: number, written: Written): Promise<void> {
  for (let number = 0, refused = 0; refused < 40 && number < 20_000; number += 1) {
    const name = `Full ${who} ${number}`;
    const { status, body } = await client
      .call('POST', '/designation', { name })
      .catch(() => ({ status: 0, body: {} }));
    const { code } = body as { code?: string };
    if (status === 200) written.yes.push(name);
    else if (code === 'server.outcome-unknown') written.perhaps += 1;
    else if (status === 507 || status === 503) written.no.push(name);
    else written.odd.push([status, body]);
    if (status === 200) continue;
    refused += 1;
    await wait(250);
  }
}

it.each(['with uploads', 'writes only'] as const)(
  'the folder of the embedded database is full, %s',
  (load) =>
    onSmallDisk(256, `database, ${load}`, async (disk) => {
      const server = await startServer({ MUSTER_DATA: disk.folder });
      const client = await logInOver(server.address);
      const ready = async () => (await fetch(`${server.address}/health/ready`)).status;
      // what is put in the way is room again later: with less than a file of the log nothing could be shown
      if (disk.free() < 40) throw new Error(`${disk.free()} MB are too few to begin with`);
      disk.leave(6);
      const written: Written = { yes: [], no: [], odd: [], perhaps: 0 };
      const uploads: { status: number }[] = [];
      const writing = Promise.all([1, 2, 3].map((who) => writeUntilFull(client, who, written)));
      const isFull = writing.then(() => true);
      while (!(await Promise.race([isFull, wait(1_000, false)])))
        if (load === 'with uploads' && uploads.length < 100)
          uploads.push(await sendPhoto(server.address, client.token, photo()));
      const live = await fetch(`${server.address}/health/live`);
      const readyWhileFull = await ready();
      disk.clear();
      let turn = 0;
      const again = await until200(
        () => client.call('POST', '/designation', { name: `Room again ${(turn += 1)}` }),
        60_000,
      );
      const readyAgain = await until200(async () => ({ status: await ready() }), 30_000);
      await endProcess(server.child, 'SIGTERM');
      const tries = written.yes.length + written.no.length + written.perhaps + uploads.length;
      const odd = uploads.filter(({ status }) => ![200, 503, 507].includes(status));
      const where = `database, ${load}`;
      promises.none(`${where}: answers other than yes, 507, 503`, [...written.odd, ...odd], tries);
      promises.none(`${where}: liveness down`, live.status === 200 ? [] : [live.status], 1);
      promises.none(
        `${where}: ready while every write is refused`,
        readyWhileFull === 503 ? [] : [readyWhileFull],
        1,
      );
      promises.within(`${where}: ready again after the first write`, readyAgain, 10_000);
      promises.within(`${where}: writes again without a restart after`, again, 30_000);
      await judgeDatabase(where, disk, written);
    }),
);

async function judgeDatabase(
  where: string,
  disk: SmallDisk,
  { yes, no, perhaps }: Written,
): Promise<void> {
  const database = await openDatabase({ dataDir: disk.folder });
  const pairs = await changesAndLog(database.db, 'Full ');
  const found = new Set(pairs.map(({ name }) => name));
  promises.none(
    `${where}: acknowledged writes that are not there`,
    yes.filter((name) => !found.has(name)),
    yes.length,
  );
  promises.none(
    `${where}: writes told as not saved that are there`,
    no.filter((name) => found.has(name)),
    no.length,
  );
  promises.none(
    `${where}: changes and audit entries without the other`,
    pairs.filter((pair) => !isWhole(pair)),
    pairs.length,
  );
  const { broken, entries } = await verified(database.db);
  promises.none(`${where}: entries of the audit log that do not verify`, broken, entries);
  promises.tell(`${where}: writes told as perhaps saved`, String(perhaps));
  await database.close();
}
