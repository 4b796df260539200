import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, startServer } from '../server/src/testing/server-process.ts';

/** The product as a person starts it: embedded database, demo company, built pages. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-journeys-'));
  const server = await startServer({ MUSTER_DATA: folder });
  process.env.MUSTER_ADDRESS = server.address;
  return async () => {
    await end(server.child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
