import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';

/** Views with whether they open their list for an account. */
const viewsFor = (db: Handle, account: Account) =>
  db
    .selectFrom('list_view as view')
    .leftJoin('list_view_default as opening', (join) =>
      join
        .onRef('opening.view_id', '=', 'view.id')
        .on('opening.account_kind', '=', account.kind)
        .on('opening.account_id', '=', account.id),
    )
    .selectAll('view')
    .select('opening.view_id as default_id')
    // another's is as if it were not there
    .where((row) =>
      row.or([
        row('view.is_shared', '=', true),
        row.and([
          row('view.account_kind', '=', account.kind),
          row('view.account_id', '=', account.id),
        ]),
      ]),
    );

export const findViews = (db: Handle, account: Account, list: string) =>
  viewsFor(db, account)
    .where('view.list', '=', list)
    .orderBy(sql`lower(view.title) collate "und-x-icu"`)
    .execute();

export const findView = (db: Handle, account: Account, id: string) =>
  viewsFor(db, account).where('view.id', '=', id).executeTakeFirst();

export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

export const lockView = (tx: Tx, id: string) =>
  tx.selectFrom('list_view').select('id').where('id', '=', id).forUpdate().execute();

export async function countOwn(tx: Tx, { kind, id }: Account, list: string): Promise<number> {
  const found = await tx
    .selectFrom('list_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

export interface ViewContent {
  readonly title: string;
  readonly query: string;
  readonly columns: readonly string[];
  readonly isShared: boolean;
}

const columnsOf = ({ title, query, columns, isShared }: ViewContent) => ({
  title,
  query,
  columns: [...columns],
  is_shared: isShared,
});

interface NewView extends ViewContent {
  readonly id: string;
  readonly list: string;
}

export const insertView = (tx: Tx, owner: Account, view: NewView, at: string) =>
  tx
    .insertInto('list_view')
    .values({
      id: view.id,
      account_kind: owner.kind,
      account_id: owner.id,
      list: view.list,
      ...columnsOf(view),
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

export const updateView = (tx: Tx, id: string, content: ViewContent, at: string) =>
  tx
    .updateTable('list_view')
    .set((row) => ({ ...columnsOf(content), version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

export const deleteView = (tx: Tx, id: string) =>
  tx.deleteFrom('list_view').where('id', '=', id).execute();

export const deleteDefault = (tx: Tx, { kind, id }: Account, list: string) =>
  tx
    .deleteFrom('list_view_default')
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('list', '=', list)
    .execute();

export const upsertDefault = (tx: Tx, { kind, id }: Account, list: string, viewId: string) =>
  tx
    .insertInto('list_view_default')
    .values({ account_kind: kind, account_id: id, list, view_id: viewId })
    .onConflict((held) =>
      held.columns(['account_kind', 'account_id', 'list']).doUpdateSet({ view_id: viewId }),
    )
    .execute();

/** With their account; also what it opened its lists with. */
export async function deleteViewsOf(tx: Tx, { kind, id }: Account): Promise<void> {
  for (const table of ['list_view', 'list_view_default'] as const)
    await tx
      .deleteFrom(table)
      .where('account_kind', '=', kind)
      .where('account_id', '=', id)
      .execute();
}
