import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Shared by those who change what days were: no month is closed before they are done. */
export const shareClosing = (tx: Tx) =>
  sql`select 1 from closing_turn where id = 1 for key share`.execute(tx);

/** Alone with it: whoever comes meanwhile waits, and then finds the month closed. */
export const takeClosing = (tx: Tx) =>
  sql`select 1 from closing_turn where id = 1 for update`.execute(tx);
