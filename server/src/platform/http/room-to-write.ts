import { diskFull } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Db, transaction } from '../db/transaction.ts';
import { refusalOfDatabase } from './database-away.ts';
import type { Observer } from './when-over.ts';

/** Whoever asks more often gets what was found last. */
const lookEvery = 2_000;

class Enough extends Error {}

/** Makes the database's files grow, as a write would, and takes it back. */
async function tryToGrow(db: Db): Promise<void> {
  const tried = transaction(db, async (tx) => {
    await sql`create table room_to_write as
      select string_agg(md5(n::text), '') from generate_series(1, 4000) as n`.execute(tx);
    throw new Enough();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}

export interface RoomToWrite {
  /** told of every request: a write that found the disk full is believed at once */
  readonly observer: Observer;
  /** whether a write has room; tried again only after one had none */
  has(): Promise<boolean>;
}

export function roomToWrite(db: Db, clock: Clock): RoomToWrite {
  let isFull = false;
  let lookedAt = '';
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAt = clock.now();
    isFull = await tryToGrow(db).then(
      () => false,
      () => true,
    );
  };
  return {
    observer: ({ request }) => {
      if (request.refused === diskFull.code) isFull = true;
    },
    has: async () => {
      if (!isFull) return true;
      const isDue = Date.parse(clock.now()) - Date.parse(lookedAt || '1970-01-01') >= lookEvery;
      if (isDue) looking ??= look().finally(() => (looking = undefined));
      await looking;
      return !isFull;
    },
  };
}

export const isDiskFull = (error: unknown): boolean => refusalOfDatabase(error) === diskFull;
