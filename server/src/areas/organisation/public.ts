import type { Handle } from '../../platform/db/transaction.ts';

/** The names of concerns, as a query to be joined. */
export const concernNames = (db: Handle) => db.selectFrom('concern').select(['id', 'name']);
