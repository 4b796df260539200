import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import type { BatchRow, RowKind } from '@muster/contract/people/batch-calls.ts';
import type { CellFault } from '@muster/contract/people/batch-faults.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { Change } from '../../rules/person-facts.ts';
import type { BatchRecord } from './batches.ts';

/** Who is limited to some concerns knows the own ones only: another's may speak of anyone. */
const seenBy = (db: Handle, { kind, accountId, concerns }: Actor) => {
  const all = db.selectFrom('employee_batch');
  return concerns === 'all'
    ? all
    : all.where('made_by_kind', '=', kind).where('made_by_id', '=', accountId);
};

export const findBatchOf = (
  db: Handle,
  actor: Actor,
  id: string,
): Promise<BatchRecord | undefined> =>
  seenBy(db, actor).selectAll().where('id', '=', id).executeTakeFirst();

export async function pageOfBatches(
  db: Handle,
  actor: Actor,
  kind: string | undefined,
  page: Page,
): Promise<{ batches: BatchRecord[]; total: number }> {
  const seen = seenBy(db, actor).$if(kind !== undefined, (all) =>
    all.where('kind', '=', kind ?? ''),
  );
  const batches = await seen
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
  const counted = await seen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirst();
  return { batches, total: counted?.total ?? 0 };
}

export interface FoundRow extends Pick<BatchRow, 'row' | 'number' | 'name' | 'employeeId'> {
  readonly kind: RowKind;
  readonly changes: readonly Change[];
  readonly faults: readonly CellFault[];
}

const linesOf = (db: Handle, batchId: string, which: RowKind | undefined) =>
  db
    .selectFrom('employee_batch_row')
    .where('batch_id', '=', batchId)
    .where('kind', 'is not', null)
    .$if(which !== undefined, (lines) => lines.where('kind', '=', which ?? ''));

export const findLines = (
  db: Handle,
  batchId: string,
  which: RowKind | undefined,
  page: Page,
): Promise<FoundRow[]> =>
  linesOf(db, batchId, which)
    .select(['row', 'kind', 'number', 'name', 'employee_id as employeeId', 'changes', 'faults'])
    .orderBy('row')
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .$castTo<FoundRow>()
    .execute();

export async function countLines(
  db: Handle,
  batchId: string,
  which: RowKind | undefined,
): Promise<number> {
  const counted = await linesOf(db, batchId, which)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirst();
  return counted?.total ?? 0;
}
