import type { Tx } from '../platform/db/transaction.ts';
import { claimDueMails, noteMailed } from '../platform/notices/store.ts';

/** Nobody is to be written to by a company that is made up: what it told is as good as mailed. */
export async function mailNobody(tx: Tx): Promise<void> {
  const due = await claimDueMails(tx, 200);
  await noteMailed(
    tx,
    due.map((notice) => notice.id),
  );
}
