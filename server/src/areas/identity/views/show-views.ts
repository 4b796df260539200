import { shareViews } from '@muster/contract/identity/view-calls.ts';
import { type AccessRule, type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { accountNames } from '../store/accounts/account-names.ts';
import { findView, findViews, type ViewRow } from './store.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

/** Handed in: who may read a list of that name; nothing where there is no such list. */
export type RuleOfList = (list: string) => AccessRule | undefined;

const ownerOf = (row: ViewRow): Account => ({
  kind: row.account_kind as Account['kind'],
  id: row.account_id,
});

export const mayShare = ({ capacities }: Actor): boolean =>
  scopesOf(shareViews, capacities).size > 0;

const isOwn = (row: ViewRow, { kind, accountId }: Actor): boolean =>
  row.account_kind === kind && row.account_id === accountId;

/** What is shared belongs to the house: whoever may share may also tidy up. */
export const mayChangeView = (row: ViewRow, actor: Actor): boolean =>
  isOwn(row, actor) || (row.is_shared && mayShare(actor));

/** Whoever may not see a list has no views of it. */
export function refuseUnseenList(actor: Actor, list: string, ruleOf: RuleOfList): void {
  const rule = ruleOf(list);
  if (!rule || scopesOf(rule, actor.capacities).size === 0) throw new Refusal(notFound);
}

async function shown(db: Handle, actor: Actor, rows: readonly ViewRow[]) {
  const names = await accountNames(db, rows.map(ownerOf));
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    title: row.title,
    query: row.query,
    columns: row.columns,
    isShared: row.is_shared,
    isDefault: row.default_id !== null,
    isOwn: isOwn(row, actor),
    owner: names.get(row.account_id) ?? '',
    version: row.version,
    can: { change: mayChangeView(row, actor) },
  }));
}

export async function listViews(db: Handle, actor: Actor, list: string, ruleOf: RuleOfList) {
  refuseUnseenList(actor, list, ruleOf);
  const rows = await shown(db, actor, await findViews(db, accountOf(actor), list));
  return { rows, can: { share: mayShare(actor) } };
}

/** A view that the caller sees, of a list that the caller sees. */
export async function loadView(db: Handle, actor: Actor, id: string, ruleOf: RuleOfList) {
  const row = await findView(db, accountOf(actor), id);
  if (!row) throw new Refusal(notFound);
  refuseUnseenList(actor, row.list, ruleOf);
  return row;
}

export async function readView(db: Handle, actor: Actor, id: string, ruleOf: RuleOfList) {
  const [record] = await shown(db, actor, [await loadView(db, actor, id, ruleOf)]);
  if (!record) throw new Refusal(notFound);
  return { record };
}
