import type { Handle } from '../db/transaction.ts';
import type { Account } from './sessions.ts';

/** Given by the identity room: what many accounts are called, by their ids. */
export type AccountNames = (
  db: Handle,
  accounts: readonly Account[],
) => Promise<(id: string) => string>;
