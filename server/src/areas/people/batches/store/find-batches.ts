import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import {
  batchesListed,
  type BatchRow,
  batchRowsListed,
  type RowKind,
} from '@muster/contract/people/batch-calls.ts';
import type { CellFault } from '@muster/contract/people/batch-faults.ts';
import { sql } from 'kysely';
import { byWords, orderOf, searchedIn } from '../../../../platform/db/listed.ts';
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

const batchOrders = { createdAt: sql`created_at`, title: byWords(sql`title`), state: sql`state` };

export interface AskedBatches {
  readonly kind?: string;
  readonly search?: string;
  readonly sort?: string;
}

export async function pageOfBatches(
  db: Handle,
  actor: Actor,
  { kind, search, sort }: AskedBatches,
  page: Page,
): Promise<{ batches: BatchRecord[]; total: number }> {
  const seen = seenBy(db, actor)
    .where(searchedIn(batchesListed, { title: 'title' }, search))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? ''));
  const batches = await seen
    .selectAll()
    .orderBy(orderOf(batchesListed, batchOrders, sort, sql`id`))
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

export interface AskedLines {
  readonly which?: RowKind;
  readonly search?: string;
  readonly sort?: string;
}

const lineOrders = {
  row: sql`"row"`,
  name: { maybe: byWords(sql`name`) },
  number: { maybe: byWords(sql`number`) },
};
const linePlaces = { name: 'name', number: 'number' };

const linesOf = (db: Handle, batchId: string, { which, search }: AskedLines) =>
  db
    .selectFrom('employee_batch_row')
    .where('batch_id', '=', batchId)
    .where('kind', 'is not', null)
    .where(searchedIn(batchRowsListed, linePlaces, search))
    .$if(which !== undefined, (lines) => lines.where('kind', '=', which ?? ''));

export const findLines = (
  db: Handle,
  batchId: string,
  asked: AskedLines,
  page: Page,
): Promise<FoundRow[]> =>
  linesOf(db, batchId, asked)
    .select(['row', 'kind', 'number', 'name', 'employee_id as employeeId', 'changes', 'faults'])
    .orderBy(orderOf(batchRowsListed, lineOrders, asked.sort, sql`"row"`))
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .$castTo<FoundRow>()
    .execute();

export async function countLines(db: Handle, batchId: string, asked: AskedLines): Promise<number> {
  const counted = await linesOf(db, batchId, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirst();
  return counted?.total ?? 0;
}
