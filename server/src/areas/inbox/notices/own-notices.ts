import { type noticeCalls, noticesListed } from '@muster/contract/inbox/notice-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { orderIn } from '@muster/contract/kernel/listing.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countUnread, findNotices, markRead } from '../../../platform/notices/store.ts';
import { accountOf } from '../../../platform/session/sessions.ts';
import { showNotice } from './show-notices.ts';

export async function listNotices(
  { db, actor, language }: Context<Db, Actor>,
  query: Input<typeof noticeCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const account = accountOf(actor);
  const way = orderIn(query.sort ?? noticesListed.order).isDown
    ? ('desc' as const)
    : ('asc' as const);
  const asked = { onlyUnread: query.which === 'unread', way };
  const { rows, total } = await findNotices(db, account, asked, page);
  return {
    rows: rows.map((row) => showNotice(row, language)),
    total,
    ...page,
    unread: await countUnread(db, account),
  };
}

/** Another's, and what is read already, stay as they are. */
export async function readNotices(
  { db, actor, clock }: Context<Tx, Actor>,
  { ids, all }: Input<typeof noticeCalls.markRead>['body'],
) {
  const wanted = all ? 'all' : ids;
  if (!wanted) throw new Refusal(ruleRefused, {}, [{ path: 'ids', code: 'required', values: {} }]);
  await markRead(db, accountOf(actor), wanted, clock.now());
  return { unread: await countUnread(db, accountOf(actor)) };
}
