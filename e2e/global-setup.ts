import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, startServer } from '../server/src/testing/server-process.ts';
import { workers } from './workers.ts';

/** The product as a person starts it: embedded database, demo company, built pages. */
async function startOne(index: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-journeys-'));
  const server = await startServer({ MUSTER_DATA: folder });
  process.env[`MUSTER_ADDRESS_${index}`] = server.address;
  return async () => {
    await end(server.child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  const stops = await Promise.all(Array.from({ length: workers }, (_, index) => startOne(index)));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
