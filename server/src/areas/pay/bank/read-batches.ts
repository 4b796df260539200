import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import {
  type BankBatch,
  type bankBatchCalls,
  bankBatchesListed,
} from '@muster/contract/pay/bank/batch-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import { type Condition, isValue } from '../../../platform/db/condition.ts';
import { cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import {
  batchColumns,
  type BatchFound,
  batchSource,
  findBankBatch,
  findBatchLines,
} from './batch-store.ts';

export const isReadableBatch = (actor: Actor, id: string): Condition =>
  sql<boolean>`batch.id = ${id} and ${isOfConcerns(actor, sql`batch.concern_id`)}`;

type Reading = Pick<PayCall<Db> | PayCall<Tx>, 'actor' | 'clock' | 'db' | 'settings'>;

/** With the names of who made them, and the currency of each company. */
async function showBatches(
  { db, clock, settings }: Reading,
  rows: readonly BatchFound[],
): Promise<BankBatch[]> {
  const inForce = await settings.read(db, clock.now());
  const accounts = rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId }));
  const nameOf = await namesOfAccounts(db, accounts);
  return rows.map(({ byKind: _kind, byId, ...batch }) => ({
    ...batch,
    madeBy: nameOf(byId),
    currency: inForce.of(companySection.settings.currency, batch.concern.id),
  }));
}

export async function showBatch(call: Reading, id: string): Promise<{ record: BankBatch }> {
  const found = await findBankBatch(call.db, isReadableBatch(call.actor, id));
  const [record] = await showBatches(call, found ? [found] : []);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function readBankBatch(call: PayCall<Db>, id: string) {
  const { record } = await showBatch(call, id);
  return { record: { ...record, lines: await findBatchLines(call.db, id) } };
}

const orders = { number: sql`batch.number`, month: sql`run.month`, net: sql`batch.net` };

export async function listBankBatches(
  call: PayCall<Db>,
  asked: Input<typeof bankBatchCalls.list>['query'],
) {
  const { db, actor } = call;
  const page = pageOf(asked, largestLimit.other);
  const conditions = [
    isOfConcerns(actor, sql`batch.concern_id`),
    isValue('batch.concern_id', asked.concern),
    isValue('run.month', asked.month),
    isValue('batch.method', asked.method),
    searchedIn(
      bankBatchesListed,
      { concern: 'concern.name', payer: 'batch.payer_name' },
      asked.search,
    ),
  ];
  const where = sql.join(conditions, sql` and `);
  const found = await sql<BatchFound>`select ${batchColumns} from ${batchSource} where ${where}
    order by ${orderOf(bankBatchesListed, orders, asked.sort, sql`batch.id`)} ${cut(page)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from ${batchSource} where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  return { rows: await showBatches(call, found.rows), total, ...page };
}
