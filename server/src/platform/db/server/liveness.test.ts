import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../../testing/clocks/patience.ts';
import { newDatabaseUrl } from '../../../testing/postgres/test-database.ts';
import { livenessOf } from './liveness.ts';

/** Takes calls and never says a word. */
let mute: Server;
let muteUrl: string;
let url: string;
beforeAll(async () => {
  url = await newDatabaseUrl('empty');
  mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  if (address === null || typeof address === 'string') throw new Error('it listens to a port');
  muteUrl = `postgres://muster@127.0.0.1:${address.port}/muster`;
});
afterAll(() => mute.close());

/** Nothing else is done meanwhile, as when much is calculated at once. */
const hold = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('a server that answers lives, one that is silent or away does not', async () => {
  expect(await livenessOf(url)()).toBe(true);
  expect(await livenessOf('postgres://muster@127.0.0.1:1/muster')()).toBe(false);
  const began = performance.now();
  expect(await livenessOf(muteUrl)()).toBe(false);
  expect(performance.now() - began).toBeLessThan(seconds(5));
});

it('whoever was deaf does not call the server silent', async () => {
  const asked = livenessOf(url)();
  hold(3000);
  expect(await asked).toBe(true);
});

it('patient work believes in silence only when it is heard several times', async () => {
  const began = performance.now();
  expect(await livenessOf(muteUrl, 2)()).toBe(false);
  expect(performance.now() - began).toBeGreaterThan(3900);
});
