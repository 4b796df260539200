import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  endProcess,
  type ServerProcess,
  startServer,
} from '../server/src/testing/processes/server-process.ts';
import { test } from './journey.ts';

type Settings = Readonly<Record<string, string>>;

interface Wishes {
  /** what it is started with */
  readonly settings?: () => Settings | Promise<Settings>;
  /** it is started for the first time: what was made then is still under way, as mails */
  readonly isFirst?: boolean;
  /** done to its folder before it starts */
  readonly prepare?: (folder: string) => void;
}

/** The journeys of this file or group have a product of their own, which begins as the usual one did. */
export function ownHouse({ settings, isFirst = false, prepare }: Wishes = {}): {
  printed(): string;
} {
  let server: ServerProcess | undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-house-'));
  const usual = process.env.MUSTER_ADDRESS;
  test.beforeAll(async () => {
    if (!isFirst) cpSync(process.env.MUSTER_TEMPLATE ?? '', folder, { recursive: true });
    prepare?.(folder);
    server = await startServer({ ...(await settings?.()), MUSTER_DATA: folder });
    process.env.MUSTER_ADDRESS = server.address;
  });
  test.afterAll(async () => {
    process.env.MUSTER_ADDRESS = usual;
    if (server) await endProcess(server.child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  return { printed: () => server?.printed() ?? '' };
}
