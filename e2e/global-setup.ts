import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../server/src/testing/clocks/patience.ts';
import { endProcess, startServer } from '../server/src/testing/processes/server-process.ts';
import { admin } from './journey.ts';
import { workers } from './workers.ts';

type Call = (path: string, body?: object) => Promise<Record<string, unknown>>;

const caller =
  (address: string, token = ''): Call =>
  async (route, body) => {
    const answer = await fetch(`${address}/api/v1${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };

/** What the first start left to do behind the pages is done. */
async function atRest(address: string): Promise<void> {
  const { token } = await caller(address)('/admin-auth/login', admin);
  const call = caller(address, String(token));
  const patience = performance.now() + seconds(180);
  while (performance.now() < patience) {
    const states = await Promise.all(
      ['running', 'waiting'].map((state) => call(`/jobs/data?state=${state}`)),
    );
    if (states.every(({ data }) => Array.isArray(data) && data.length === 0)) return;
    await wait(500);
  }
  throw new Error('The jobs of the first start did not end.');
}

/** The product as a person starts it first: embedded database, demo company, built pages. */
async function startFirst(folder: string): Promise<void> {
  const server = await startServer({ MUSTER_DATA: folder });
  await atRest(server.address);
  await endProcess(server.child, 'SIGTERM');
}

/** Each worker goes on with a copy of what the first start made. */
async function startOne(template: string, index: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-journeys-'));
  cpSync(template, folder, { recursive: true });
  const server = await startServer({ MUSTER_DATA: folder });
  process.env[`MUSTER_ADDRESS_${index}`] = server.address;
  return async () => {
    await endProcess(server.child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  const template = mkdtempSync(path.join(tmpdir(), 'muster-template-'));
  await startFirst(template);
  process.env.MUSTER_TEMPLATE = template;
  const each = Array.from({ length: workers }, (_, index) => startOne(template, index));
  const stops = await Promise.all(each);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(template, { recursive: true, force: true });
  };
}
