import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { IsAlive } from './liveness.ts';
import { NotServed, type WaitingLine } from './waiting-line.ts';
import { watched, whileSlow } from './watched.ts';

/** A connection that comes when nobody waits for it any more goes back, and then its place is free. */
function giveBack(connecting: Promise<pg.PoolClient>, line: WaitingLine): void {
  void connecting
    .then(
      (late) => late.release(),
      () => undefined,
    )
    .finally(() => line.leave());
}

/** The pool behind its waiting line. A server that is gone is told to all who wait, within seconds. */
export function inLine(pool: pg.Pool, line: WaitingLine, isAlive: IsAlive): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    const silence = Promise.withResolvers<never>();
    silence.promise.catch(() => undefined);
    const isHere = whileSlow(isAlive, () => silence.reject(new NotServed('away')));
    try {
      await line.enter(silence.promise);
      const connecting = pool.connect();
      try {
        const client = await Promise.race([connecting, silence.promise]);
        return watched(client, isAlive, () => line.leave());
      } catch (error) {
        giveBack(connecting, line);
        throw error;
      }
    } finally {
      isHere();
    }
  };
  return { options: pool.options, connect, end: () => pool.end() };
}
