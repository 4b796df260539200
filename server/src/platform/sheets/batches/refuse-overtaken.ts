import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Handle, Tx } from '../../db/transaction.ts';
import type { SheetSubject } from './sheet-subject.ts';

/** Up to five are named. */
const someOf = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

/** What someone did since the check would be overwritten: then nothing is applied. */
export async function refuseBatchOvertaken(
  db: Handle,
  subject: SheetSubject,
  batchId: string,
): Promise<void> {
  const names = await subject.overtaken(db, batchId, 'checked');
  if (names.length > 0) throw new Refusal(subject.refusals.overtaken, { names: someOf(names) });
}

/** What someone did since would be lost, or would be left without its record: then nothing is undone. */
export async function refuseUndo(tx: Tx, subject: SheetSubject, batchId: string): Promise<void> {
  const names = await subject.overtaken(tx, batchId, 'applied');
  if (names.length > 0) throw new Refusal(subject.refusals.undoOvertaken, { names: someOf(names) });
  const used = await subject.usedByNow(tx, batchId);
  if (used.length > 0) throw new Refusal(subject.refusals.undoInUse, { names: someOf(used) });
}
