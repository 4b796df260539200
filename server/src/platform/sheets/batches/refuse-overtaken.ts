import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Handle, Tx } from '../../db/transaction.ts';
import type { SheetSubject } from './sheet-subject.ts';

/** Up to five are named. */
const someOf = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

/** Of these someone was faster: then nothing is applied. */
export function refuseOvertakenRows(
  { refusals }: Pick<SheetSubject, 'refusals'>,
  names: readonly string[],
): void {
  if (names.length > 0) throw new Refusal(refusals.overtaken, { names: someOf(names) });
}

/** What someone did since the check would be overwritten: then nothing is applied. */
export async function refuseBatchOvertaken(
  db: Handle,
  subject: SheetSubject,
  batchId: string,
): Promise<void> {
  refuseOvertakenRows(subject, await subject.overtaken(db, batchId, 'checked'));
}

/** What someone did since would be lost, or would be left without its record: then nothing is undone. */
export async function refuseUndo(tx: Tx, subject: SheetSubject, batchId: string): Promise<void> {
  const names = await subject.overtaken(tx, batchId, 'applied');
  if (names.length > 0) throw new Refusal(subject.refusals.undoOvertaken, { names: someOf(names) });
  const used = await subject.usedByNow(tx, batchId);
  if (used.length > 0) throw new Refusal(subject.refusals.undoInUse, { names: someOf(used) });
}
