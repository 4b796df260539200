import { audit, type NewAuditEntry } from '../../platform/audit/audit.ts';
import { type VerifiedPage, verify } from '../../platform/audit/sealing/verify.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';

/** An entry of its own in the audit log; answers the id of the record it speaks of. */
export async function deedOn(
  db: Db,
  at: string,
  more: Partial<NewAuditEntry> = {},
): Promise<string> {
  const recordId = newId(at);
  const deed = { actor: null, requestId: null, action: 'thing.change', record: 'thing' };
  const values = { before: { name: 'a', pay: 100n }, after: { name: 'b', pay: 200n } };
  await transaction(db, (tx) => audit(tx, { at, recordId, ...deed, ...values, ...more }));
  return recordId;
}

/** The whole check at once. */
export async function verified(db: Db) {
  const pages: VerifiedPage[] = [];
  for await (const page of verify(db)) pages.push(page);
  const sum = (count: (page: VerifiedPage) => number) =>
    pages.reduce((total, page) => total + count(page), 0);
  return {
    pages: pages.length,
    entries: sum((page) => page.entries),
    erased: sum((page) => page.erased),
    unsealed: sum((page) => page.unsealed),
    broken: pages.flatMap((page) => page.broken),
  };
}
