import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'vitest';
import { logInOver } from '../testing/http-client.ts';
import { endProcess, failToStart, startServer } from '../testing/processes/server-process.ts';
import { inSeconds, promisesOf } from './promises.ts';

const promises = promisesOf('folder');
const rounds = 5;

it('two processes on one embedded folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-folder-'));
  const env = { MUSTER_DATA: folder };
  const sentence = `The data folder ${folder} is in use by another Muster process.`;
  const unclear: unknown[] = [];
  const disturbed: unknown[] = [];
  const lost: string[] = [];
  const ready: number[] = [];
  let server = await startServer(env);
  for (let round = 1; round <= rounds; round += 1) {
    const client = await logInOver(server.address);
    const name = `Before the other ${round}`;
    const before = await client.call('POST', '/designation', { name });
    for (const { code, said } of await Promise.all([failToStart(env), failToStart(env)]))
      if (code !== 1 || !said.includes(sentence) || /\n\s+at /.test(said)) unclear.push(said);
    const after = await client.call('POST', '/designation', { name: `${name} is gone` });
    if (before.status !== 200 || after.status !== 200) disturbed.push([before, after]);
    await endProcess(server.child, 'SIGKILL');
    const began = performance.now();
    server = await startServer(env);
    ready.push(performance.now() - began);
    const found = await (
      await logInOver(server.address)
    ).call('GET', `/designation/data?search=${name}`);
    if ((found.body as { total: number }).total !== 2) lost.push(name);
  }
  await endProcess(server.child, 'SIGTERM');
  promises.none('second processes not refused with the sentence', unclear, rounds * 2);
  promises.none('rounds in which the first was disturbed', disturbed, rounds);
  promises.all('starts after kill -9 of the first', ready.length, rounds);
  promises.none('rounds in which something was lost', lost, rounds);
  promises.tell('the next one runs after', inSeconds(Math.max(...ready)));
  rmSync(folder, { recursive: true, force: true });
});

it('four processes that are started on one empty folder at the same moment', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-folder-'));
  const starts = Array.from({ length: 4 }, () => startServer({ MUSTER_DATA: folder }));
  const ends = await Promise.allSettled(starts);
  const running = ends.filter((one) => one.status === 'fulfilled').map((one) => one.value);
  promises.none(
    'of four at once, more or fewer than one runs',
    running.length === 1 ? [] : ends,
    4,
  );
  for (const { child } of running) await endProcess(child, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
