import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../db/transaction.ts';
import type { Account } from '../session/sessions.ts';
import type { NoticeTarget } from './notify.ts';
import { always, type Condition } from '../db/condition.ts';

/** What an account sees in the app: nobody reads or marks another's. */
const own = ({ kind, id }: Account): Condition =>
  sql<boolean>`(notice.account_id = ${id} and notice.account_kind = ${kind} and notice.in_app)`;
const unread = sql<boolean>`notice.read_at is null`;

const counted = async (db: Handle, where: Condition): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from notice where ${where} limit ${countCeiling}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
};

export const countUnread = (db: Handle, account: Account) =>
  counted(db, sql<boolean>`${own(account)} and ${unread}`);

export async function findNotices(
  db: Handle,
  account: Account,
  asked: { readonly onlyUnread: boolean; readonly way: 'asc' | 'desc' },
  page: Page,
) {
  const where = asked.onlyUnread ? sql<boolean>`${own(account)} and ${unread}` : own(account);
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where(where)
    .orderBy('created_at', asked.way)
    .orderBy('id', asked.way)
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
  return { rows, total: await counted(db, where) };
}
export type NoticeRow = Awaited<ReturnType<typeof findNotices>>['rows'][number];

/** Those given, or all; what was read before keeps its moment. */
export const markRead = (tx: Tx, account: Account, ids: readonly string[] | 'all', at: string) =>
  tx
    .updateTable('notice')
    .set({ read_at: at })
    .where(own(account))
    .where(unread)
    .where(ids === 'all' ? always : sql<boolean>`notice.id = any(${[...ids]}::uuid[])`)
    .execute();

/** What they told of is settled: nobody has to look at them any more, and none is mailed late. */
export const endNotices = (tx: Tx, kind: string, { record, id }: NoticeTarget, at: string) =>
  endNoticesOfMany(tx, kind, record, [id], at);

/** The same about many records of one kind. */
export const endNoticesOfMany = (
  tx: Tx,
  kind: string,
  record: string,
  ids: readonly string[],
  at: string,
) =>
  tx
    .updateTable('notice')
    .set({ over_at: at, read_at: sql`coalesce(read_at, ${at})` })
    .where(sql<boolean>`record_id = any(${[...ids]}::uuid[])`)
    .where('record', '=', record)
    .where('kind', '=', kind)
    .where('over_at', 'is', null)
    .execute();

/** The same of several records for everyone but these; answers who has one that is not over: `record account`. */
export async function endNoticesOfOthers(
  tx: Tx,
  kind: string,
  record: string,
  meant: ReadonlyMap<string, readonly Account[]>,
  at: string,
): Promise<ReadonlySet<string>> {
  const pairs = [...meant].flatMap(([id, accounts]) =>
    accounts.map((account) => ({ record: id, account: account.id })),
  );
  const open = sql<boolean>`(notice.record_id = any(${[...meant.keys()]}::uuid[])
    and notice.record = ${record} and notice.kind = ${kind} and notice.over_at is null)`;
  await sql`update notice set over_at = ${at}, read_at = coalesce(read_at, ${at})
    where ${open} and not exists (
      select 1 from json_to_recordset(${JSON.stringify(pairs)}) as kept (record uuid, account uuid)
      where kept.record = notice.record_id and kept.account = notice.account_id)`.execute(tx);
  const kept = await sql<{ key: string }>`select record_id || ' ' || account_id as key
    from notice where ${open}`.execute(tx);
  return new Set(kept.rows.map((row) => row.key));
}

/** Up to so many whose mail is to be written, for this transaction alone. */
export const claimDueMails = (tx: Tx, most: number) =>
  tx
    .selectFrom('notice')
    .selectAll()
    .where('mail', '=', 'due')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

export const noteMailed = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('notice')
    .set({ mail: 'done' })
    .where('id', 'in', [...ids])
    .execute();
