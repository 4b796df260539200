import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { IsAlive } from './liveness.ts';

/** From here on a statement is worth a question beside it. */
const slow = 1500;

/** Asks now and then, as long as something takes its time, and says when only silence comes back. */
export function whileSlow(isAlive: IsAlive, onSilence: () => void): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const lives = await isAlive();
    if (isOver) return;
    if (lives) timer = setTimeout(() => void look(), slow);
    else onSilence();
  };
  timer = setTimeout(() => void look(), slow);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * A statement without an answer is slow, or its server is gone without a word. A limit of time would
 * punish the slow one; so the server is asked on another connection, and only silence ends it.
 */
export function watched(
  client: pg.PoolClient,
  isAlive: IsAlive,
  released: () => void,
): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    // With a statement under way this cuts the line, and the statement fails at once.
    const leave = whileSlow(isAlive, () => void client.end());
    try {
      return await client.query(text, [...values]);
    } finally {
      leave();
    }
  };
  return {
    // Its second form, with a cursor, is for streams, which we do not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(destroy);
      released();
    },
  };
}
