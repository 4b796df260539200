import type { Db } from '../../../platform/db/transaction.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { LifeListener } from '../life/events.ts';
import type { Now } from '../../../platform/now.ts';
import { project } from './project.ts';

/** Few enough that each transaction is short, on the one embedded connection too. */
const chunk = 500;

/**
 * Every hour and at every start: whatever begins today becomes true for everyone. Ended in the middle,
 * it has done whole chunks, and the next run does the rest. Answers how many people it changed.
 */
export async function projectAll(db: Db, now: Now, tell: LifeListener): Promise<number> {
  let changed = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('employee')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) changed += await transaction(db, (tx) => project(tx, ids, now, tell));
    last = ids.at(-1) ?? last;
    if (ids.length < chunk) return changed;
  }
}
