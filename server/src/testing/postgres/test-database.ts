import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { templates } from './templates.ts';

const addressOf = (name: string): string => inject('postgres').replace('{database}', name);

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own, copied from one that was made before; `empty` has no tables at all. */
export async function newDatabaseUrl(
  from: keyof typeof templates | 'empty' = 'migrated',
): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(
    `create database ${name} template ${from === 'empty' ? 'template0' : templates[from]}`,
  );
  return addressOf(name);
}

export const newDatabase = async (readUrl?: string): Promise<Database> =>
  openDatabase({ databaseUrl: await newDatabaseUrl(), readUrl, dataDir: '', poolSize: 6 });
