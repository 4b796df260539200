import type { Database } from '../server/src/platform/db/database.ts';

/** How long a transaction or a statement kept its connection at most since it was asked the last time. */
export function longestHold({ db, patient }: Pick<Database, 'db' | 'patient'>): () => number {
  let longest = 0;
  for (const executor of new Set([db.getExecutor(), patient.getExecutor()])) {
    const provide = executor.provideConnection.bind(executor);
    executor.provideConnection = (consumer, options) =>
      provide(async (connection) => {
        const began = performance.now();
        try {
          return await consumer(connection);
        } finally {
          longest = Math.max(longest, performance.now() - began);
        }
      }, options);
  }
  return () => {
    const found = longest;
    longest = 0;
    return found;
  };
}
