import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { inUse } from '@muster/contract/kernel/refusals.ts';
import { usersOf } from '../../entity/users-of.ts';
import { isStillUsed } from '../../platform/db/refused.ts';
import { type Db, transaction, type Tx } from '../../platform/db/transaction.ts';
import type { CalendarCall } from './deps.ts';

interface Going {
  readonly record: 'shift' | 'roster-pattern';
  readonly id: string;
  readonly remove: (call: CalendarCall<Tx>) => Promise<void>;
  readonly nameOf: (db: Db) => Promise<string>;
}

/** The foreign key decides, never a look beforehand: whoever uses it in between wins. */
export async function removeUnused(call: CalendarCall<Db>, { record, id, remove, nameOf }: Going) {
  try {
    await transaction(call.db, (tx) => remove({ ...call, db: tx }));
  } catch (error) {
    if (!isStillUsed(error)) throw error;
    const users = await usersOf(call.db, { name: record }, id, call.language);
    throw new Refusal(inUse, { name: await nameOf(call.db), users });
  }
  return {};
}
