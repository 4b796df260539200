import type { Page } from '@muster/contract/kernel/page.ts';
import type { RowKind } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { batchesListed } from '@muster/contract/kernel/sheets/sheet-calls.ts';
import { sql } from 'kysely';
import { byWords, orderOf, searchedIn } from '../../../db/listed.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { SheetReader, SheetSubject } from '../sheet-subject.ts';
import type { BatchRecord } from './batches.ts';

/** Who is limited to some concerns knows the own ones only: another's may speak of anyone. */
const seenBy = (
  db: Handle,
  { name }: SheetSubject,
  { kind, accountId, concerns }: SheetReader['actor'],
) => {
  const all = db.selectFrom('sheet_batch').where('subject', '=', name);
  return concerns === 'all'
    ? all
    : all.where('made_by_kind', '=', kind).where('made_by_id', '=', accountId);
};

export const findBatchOf = (
  db: Handle,
  subject: SheetSubject,
  actor: SheetReader['actor'],
  id: string,
): Promise<BatchRecord | undefined> =>
  seenBy(db, subject, actor).selectAll().where('id', '=', id).executeTakeFirst();

const batchOrders = { createdAt: sql`created_at`, title: byWords(sql`title`), state: sql`state` };

export interface BatchFilter {
  readonly kind?: string;
  readonly search?: string;
  readonly sort?: string;
}

export async function pageOfBatches(
  { db, actor }: SheetReader,
  subject: SheetSubject,
  { kind, search, sort }: BatchFilter,
  page: Page,
): Promise<{ batches: BatchRecord[]; total: number }> {
  const seen = seenBy(db, subject, actor)
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

export type FoundRow = Omit<CheckedLine, 'stamp'>;

export interface BatchRowFilter {
  readonly which?: RowKind;
  readonly search?: string;
  readonly sort?: string;
}

/** What the second column is called is up to the room: its last order. */
function listedLines({ calls }: SheetSubject) {
  const { listing } = calls.rows;
  const code = listing.sorts.at(-1) ?? 'code';
  return {
    listing,
    orders: {
      row: sql`"row"`,
      name: { maybe: byWords(sql`name`) },
      [code]: { maybe: byWords(sql`code`) },
    },
    places: { name: 'name', [code]: 'code' },
  };
}

function linesOf(
  db: Handle,
  subject: SheetSubject,
  batchId: string,
  { which, search }: BatchRowFilter,
) {
  const { listing, places } = listedLines(subject);
  return db
    .selectFrom('sheet_row')
    .where('batch_id', '=', batchId)
    .where('kind', 'is not', null)
    .where(searchedIn(listing, places, search))
    .$if(which !== undefined, (lines) => lines.where('kind', '=', which ?? ''));
}

export function findLines(
  db: Handle,
  subject: SheetSubject,
  batchId: string,
  asked: BatchRowFilter,
  page: Page,
): Promise<FoundRow[]> {
  const { listing, orders } = listedLines(subject);
  return linesOf(db, subject, batchId, asked)
    .select(['row', 'kind', 'code', 'name', 'record_id as recordId', 'changes', 'faults'])
    .orderBy(orderOf(listing, orders, asked.sort, sql`"row"`))
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .$castTo<FoundRow>()
    .execute();
}

export async function countLines(
  db: Handle,
  subject: SheetSubject,
  batchId: string,
  asked: BatchRowFilter,
): Promise<number> {
  const counted = await linesOf(db, subject, batchId, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirst();
  return counted?.total ?? 0;
}
