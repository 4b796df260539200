import path from 'node:path';
import fastify from 'fastify';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { testFiles } from '../server/src/testing/files/test-files.ts';
import { testHouse, testSettings } from '../server/src/testing/people/test-house.ts';

/** The server under load, in a process of its own, so that its CPU is counted alone. */
const [databaseUrl = '', bareQuery = ''] = process.argv.slice(2);

async function listen(): Promise<string> {
  if (bareQuery) {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    const bare = fastify();
    bare.get<{ Querystring: { ids?: string } }>('/bare', async ({ query: { ids } }) => ({
      data: (await pool.query(bareQuery, ids === undefined ? [] : [ids.split(',')])).rows,
    }));
    return bare.listen({ port: 0, host: '127.0.0.1' });
  }
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const app = buildApp({
    database,
    clock: systemClock,
    house: testHouse,
    settings: testSettings(),
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    pagesFolder: path.join(import.meta.dirname, 'none'),
    stopping: () => false,
    files: await testFiles(database.db, { clock: systemClock }),
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.send?.({ address: await listen() });
