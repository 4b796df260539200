import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { Seal } from './chain.ts';

export type SealHead = Pick<Seal, 'number' | 'hash'>;

/** As the log of the process and a backup say it: a copy where whoever has only the database cannot write. */
export const headLine = ({ number, hash }: SealHead): string =>
  `Audit log sealed up to ${number}: ${hash}`;
const inLine = /Audit log sealed up to (\d+): ([0-9a-f]{64})/;

/** Every head in a log file, whatever else stands in it. */
export async function headsInLog(file: string): Promise<SealHead[]> {
  const heads: SealHead[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, number, hash] = inLine.exec(line) ?? [];
    if (number && hash) heads.push({ number: Number(number), hash });
  }
  return heads;
}

/** Those that are not in the chain any more: their seals were cut off or made anew. */
export async function lostHeads(db: Db, heads: readonly SealHead[]): Promise<SealHead[]> {
  const numbers = heads.map(({ number }) => number);
  const hashes = heads.map(({ hash }) => hash);
  const found = await sql<SealHead>`
    select distinct noted.number, noted.hash
    from unnest(${numbers}::int[], ${hashes}::text[]) as noted (number, hash)
    where not exists (select 1 from audit_seal as seal
      where seal.number = noted.number and seal.hash = noted.hash)
    order by noted.number`.execute(db);
  return found.rows;
}
