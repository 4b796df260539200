import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { samplePng } from '../../testing/files/sample-files.ts';
import { sendFiles } from '../../testing/files/send-files.ts';
import { testFiles } from '../../testing/files/test-files.ts';
import { after, days, minutes, systemClock } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { openArrivals } from './arriving/folder.ts';
import { releaseFile } from './keep-file.ts';
import { sweepFiles } from './sweep.ts';

let test: TestApp;
let sent: ReturnType<typeof sendFiles>;
beforeAll(async () => {
  test = await makeApp();
  sent = sendFiles(test);
});
afterAll(() => test.close());

describe('the sweep', () => {
  const sweep = (stopping = new AbortController().signal) =>
    sweepFiles(test.files.store, { db: test.database.db, clock: test.clock, stopping });
  const stateOf = async (id: string) => (await sent.rowOf(id))?.state ?? 'gone';

  it('removes after a day what nobody kept, what was released and what never arrived', async () => {
    const { client } = await sent.entered();
    const staged = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    const cut = (await sent.send(client, 'photo', 'b', samplePng())).at('file._id');
    await test.database.db
      .updateTable('stored_file')
      .set({ state: 'arriving' })
      .where('id', '=', cut)
      .execute();
    const kept = await sent.kept('photo', 'c', samplePng());
    const released = await sent.kept('photo', 'd', samplePng());
    await transaction(test.database.db, (tx) => releaseFile(tx, released.id, test.clock.now()));
    const key = (await sent.rowOf(staged))?.key ?? '';
    test.clock.advance(days(1) - minutes(1));
    await sweep();
    expect(await stateOf(staged)).toBe('staged');
    test.clock.advance(minutes(2));
    await sweep();
    expect(await Promise.all([staged, cut, released.id, kept.id].map(stateOf))).toEqual([
      'gone',
      'gone',
      'gone',
      'kept',
    ]);
    expect(await test.files.store.open(key)).toBeNull();
    expect((await test.nobody.send('GET', sent.address(kept))).status).toBe(200);
  });

  it('that was killed between object and row is finished by the next', async () => {
    const { client } = await sent.entered();
    const id = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    test.clock.advance(days(2));
    const broken = { ...test.files.store, remove: () => Promise.reject(new Error('killed')) };
    const stopping = new AbortController().signal;
    const parts = { db: test.database.db, clock: test.clock, stopping };
    await expect(sweepFiles(broken, parts)).rejects.toThrow('killed');
    expect(await stateOf(id)).toBe('going');
    await sweep();
    expect(await stateOf(id)).toBe('gone');
  });

  it('stops when the process does', async () => {
    const { client } = await sent.entered();
    const id = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    test.clock.advance(days(2));
    await sweep(AbortSignal.abort());
    expect(await stateOf(id)).toBe('staged');
    await sweep();
  });
});

it('a start removes what dead processes left on its way, and nothing of living ones', async () => {
  const { folder, arriving } = await testFiles(test.database.db, { clock: systemClock });
  const machine = hostname().replace(/[^\w-]/g, '-');
  const beside = path.dirname(arriving);
  const others = {
    dead: `${machine}.999999999.00000000`,
    alive: `${machine}.${process.ppid}.00000000`,
    elsewhere: 'another-machine.1.00000000',
  };
  for (const name of Object.values(others)) {
    mkdirSync(path.join(beside, name));
    writeFileSync(path.join(beside, name, 'half'), 'x');
  }
  const own = await openArrivals(folder, systemClock.now());
  const left = readdirSync(beside);
  expect(left).toContain(path.basename(own));
  expect(left).toContain(others.alive);
  expect(left).toContain(others.elsewhere);
  expect(left).not.toContain(others.dead);
  await openArrivals(folder, after(systemClock.now(), days(2)));
  expect(readdirSync(beside)).not.toContain(others.elsewhere);
});
