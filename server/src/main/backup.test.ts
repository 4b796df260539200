import { describe, expect, it } from 'vitest';
import { describeBackup } from '../testing/faults/describe-backup.ts';
import { allIn, inside } from '../testing/faults/backup-under-load.ts';
import { logInOver } from '../testing/http-client.ts';
import { runCommand, startCommand } from '../testing/processes/run-command.ts';
import { samplePng } from '../testing/files/sample-files.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const { placeOn, whole } = describeBackup('embedded');

describe('move', () => {
  const source = placeOn('embedded');

  it('waits until nobody uses the embedded database', async () => {
    const to = await newDatabaseUrl('empty');
    await inside(source, async () => {
      const { code, said } = await startCommand('move', ['--to', to], source.env).ended;
      expect([code, said]).toEqual([1, expect.stringContaining('is in use by another Muster')]);
    });
  });

  it('brings every row to PostgreSQL, where Muster goes on, and takes nothing away', async () => {
    const to = await newDatabaseUrl('empty');
    const said = await runCommand('move', ['--to', to], source.env);
    expect(said).toMatch(/^Moved [\d,]+ rows in \d+ tables; each was compared\.$/m);
    const moved = { ...source, env: { ...source.env, DATABASE_URL: to } };
    expect(await allIn(moved)).toEqual(whole.rows);
    expect(await allIn(source)).toEqual(whole.rows);
    const again = await startCommand('move', ['--to', to], source.env).ended;
    expect(again.said).toContain('The database is not empty');

    const server = await startServer(moved.env);
    const client = await logInOver(server.address);
    const { body } = await client.call('GET', '/own-photo');
    const { address } = (body as { photo: { address: string } }).photo;
    const photo = await fetch(server.address + address);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(samplePng(40, 40));
    expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
  });
});
