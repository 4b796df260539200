import type { PGlite } from '@electric-sql/pglite';

/** How an ordinary SQL error leaves the main loop: PostgreSQL's longjmp. */
const LONGJMP_STATUS = 100;

/**
 * PGlite swallows whatever else escapes from the main loop: a panic, a trap, a failed fsync. It then
 * goes on with a half-finished backend and may even call the lost commit done. `onBroken` must end
 * the thread before a byte of answer leaves it.
 */
export function watchForBreakage(backend: PGlite, onBroken: (reason: string) => never): void {
  const module = backend.Module;
  const watched = (step: () => void) => () => {
    try {
      step();
    } catch (error) {
      if (statusOf(error) !== LONGJMP_STATUS) onBroken(reasonOf(error));
      throw error;
    }
  };
  module._PostgresMainLoopOnce = watched(module._PostgresMainLoopOnce);
  module._PostgresMainLongJmp = watched(module._PostgresMainLongJmp);
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
