import type pg from 'pg';
import type { Log } from '../server/pool.ts';

const MINUTE = 60_000;

interface Rhythm {
  checkpointEvery: number;
  firstVacuumAfter: number;
  vacuumEvery: number;
}

/** The first vacuum comes early, so that a machine that is switched off every evening has one too. */
const RHYTHM: Rhythm = {
  checkpointEvery: 5 * MINUTE,
  firstVacuumAfter: 60 * MINUTE,
  vacuumEvery: 24 * 60 * MINUTE,
};

/**
 * The embedded PostgreSQL has no background processes. The pool has one connection, so these wait for
 * a running transaction to end, and nothing runs beside them.
 */
export function startHousekeeping(pool: pg.Pool, log: Log, rhythm = RHYTHM): () => void {
  const run = (statement: string) => {
    pool.query(statement).catch((error: Error) => {
      log(`The housekeeping of the embedded database failed (${statement}): ${error.message}`);
    });
  };
  const vacuum = () => run('VACUUM (ANALYZE)');
  const checkpoints = setInterval(() => run('CHECKPOINT'), rhythm.checkpointEvery).unref();
  const firstVacuum = setTimeout(vacuum, rhythm.firstVacuumAfter).unref();
  const vacuums = setInterval(vacuum, rhythm.vacuumEvery).unref();
  return () => {
    clearInterval(checkpoints);
    clearTimeout(firstVacuum);
    clearInterval(vacuums);
  };
}
