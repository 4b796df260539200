import { tooManyViews } from '@muster/contract/identity/refusals.ts';
import { mostViews, type viewCalls } from '@muster/contract/identity/view-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit, changedKeys } from '../../../platform/audit/audit.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { lockAccount } from '../store/accounts/accounts.ts';
import type { UserReader } from '../users/change-user.ts';
import {
  loadView,
  mayChangeView,
  mayShare,
  readView,
  refuseUnseenList,
  type RuleOfList,
} from './show-views.ts';
import {
  countOwn,
  insertView,
  lockView,
  updateView,
  type ViewContent,
  type ViewRow,
} from './store.ts';
import { accountOf } from '../../../platform/session/sessions.ts';

type Call = Context<Tx, Actor>;
type Given = Input<typeof viewCalls.save>['body'];
type Changed = Input<typeof viewCalls.change>['body'];

export interface ViewDeps extends UserReader {
  readonly ruleOf: RuleOfList;
}

/** Two of one name at once: the table says which of them was second. */
const asFault = (error: unknown): never => {
  if (!isRefused(error) || error.constraint !== 'list_view_title') throw error;
  throw new Refusal(ruleRefused, {}, [{ path: 'title', code: 'taken', values: {} }]);
};

export const noteView = (
  { db, actor, clock, requestId }: Call,
  action: string,
  id: string,
  values: { readonly before?: ViewContent; readonly after?: ViewContent },
) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action,
    record: 'list_view',
    recordId: id,
    before: values.before && { ...values.before },
    after: values.after && { ...values.after },
  });

export async function saveView(call: Call, given: Given, { ruleOf }: ViewDeps) {
  const { db, actor, clock } = call;
  const { list, isShared = false, ...asked } = given;
  refuseUnseenList(actor, list, ruleOf);
  if (isShared && !mayShare(actor)) throw new Refusal(notAllowed);
  const owner = accountOf(actor);
  // counted one after the other, or two at once would be one too many
  await lockAccount(db, owner);
  if ((await countOwn(db, owner, list)) >= mostViews)
    throw new Refusal(tooManyViews, { most: mostViews });
  const at = clock.now();
  const id = newId(at);
  const content = { ...asked, isShared };
  await insertView(db, owner, { id, list, ...content }, at).catch(asFault);
  await noteView(call, 'view.create', id, { after: content });
  return readView(db, actor, id, ruleOf);
}

export const viewContent = (row: ViewRow): ViewContent => ({
  title: row.title,
  query: row.query,
  columns: row.columns,
  isShared: row.is_shared,
});

/** The caller's to change, and held until it is changed. */
export async function lockOwnView({ db, actor }: Call, id: string, ruleOf: RuleOfList) {
  await lockView(db, id);
  const row = await loadView(db, actor, id, ruleOf);
  if (!mayChangeView(row, actor)) throw new Refusal(notFound);
  return row;
}

export async function changeView(
  call: Call,
  id: string,
  { version, ...given }: Changed,
  parts: ViewDeps,
) {
  const { db, actor, clock } = call;
  const row = await lockOwnView(call, id, parts.ruleOf);
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'list-view' }, id, parts);
  const before = viewContent(row);
  const after = { ...before, ...given };
  if (after.isShared && !before.isShared && !mayShare(actor)) throw new Refusal(notAllowed);
  if (changedKeys({ ...before }, { ...after }).length > 0) {
    await updateView(db, id, after, clock.now()).catch(asFault);
    await noteView(call, 'view.change', id, { before, after });
  }
  return readView(db, actor, id, parts.ruleOf);
}
