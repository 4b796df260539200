import { viewCalls } from '@muster/contract/identity/view-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Context, type Route, route } from '../../../platform/http/route.ts';
import {
  changeView,
  viewContent,
  lockOwnView,
  noteView,
  saveView,
  type ViewDeps,
} from './save-view.ts';
import { listViews, loadView, refuseUnseenList, type RuleOfList } from './show-views.ts';
import { deleteDefault, deleteView, upsertDefault } from './store.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

async function removeView(call: Context<Tx, Actor>, id: string, ruleOf: RuleOfList) {
  const row = await lockOwnView(call, id, ruleOf);
  await deleteView(call.db, id);
  await noteView(call, 'view.remove', id, { before: viewContent(row) });
  return {};
}

async function setDefault(
  { db, actor }: Context<Tx, Actor>,
  { list, viewId }: { readonly list: string; readonly viewId: string | null },
  ruleOf: RuleOfList,
) {
  refuseUnseenList(actor, list, ruleOf);
  if (viewId === null) {
    await deleteDefault(db, accountOf(actor), list);
    return {};
  }
  const row = await loadView(db, actor, viewId, ruleOf);
  if (row.list !== list) throw new Refusal(notFound);
  await upsertDefault(db, accountOf(actor), list, viewId);
  return {};
}

export const viewRoutes = (parts: ViewDeps): readonly Route[] => [
  route(viewCalls.list, { tx: false }, ({ input, actor, db }) =>
    listViews(db, actor, input.query.list, parts.ruleOf),
  ),
  route(viewCalls.save, { tx: true }, ({ input, ...call }) => saveView(call, input.body, parts)),
  route(viewCalls.change, { tx: true }, ({ input, ...call }) =>
    changeView(call, input.params.id, input.body, parts),
  ),
  route(viewCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeView(call, input.params.id, parts.ruleOf),
  ),
  route(viewCalls.setDefault, { tx: true }, ({ input, ...call }) =>
    setDefault(call, input.body, parts.ruleOf),
  ),
];
