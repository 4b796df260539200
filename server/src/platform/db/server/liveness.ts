import pg from 'pg';

/** How long the server may take to say anything at all. */
const patience = 2000;
const CANNOT_CONNECT_NOW = '57P03';

/** Whatever a server says, it lives: one that has no room for us refuses, too. */
const isWordOfServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== CANNOT_CONNECT_NOW;

const beat = 100;

/** Who calculates much at once hears no answer, whoever gives it: that is told by the beats that were missed. */
function countBeats() {
  const began = performance.now();
  let beats = 0;
  const timer = setInterval(() => (beats += 1), beat);
  return {
    wasDeaf: () => performance.now() - began >= patience && beats * beat < patience / 2,
    end: () => clearInterval(timer),
  };
}

async function ask(databaseUrl: string): Promise<boolean> {
  const beats = countBeats();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'muster probe',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return beats.wasDeaf() || isWordOfServer(error);
  } finally {
    beats.end();
    void client.end().catch(() => undefined);
  }
}

export type IsAlive = () => Promise<boolean>;

/**
 * Asks the server on a connection of its own; whoever asks meanwhile shares the answer. Work that nobody waits for may
 * ask several times before it believes in silence: on a busy machine one answer may be late.
 */
export function livenessOf(databaseUrl: string, times = 1): IsAlive {
  let asking: Promise<boolean> | undefined;
  const askAgain = async (): Promise<boolean> => {
    for (let asked = 0; asked < times; asked += 1) if (await ask(databaseUrl)) return true;
    return false;
  };
  return () => (asking ??= askAgain().finally(() => (asking = undefined)));
}
