import { userActionsListed, type userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { orderIn } from '@muster/contract/kernel/listing.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { auditActionsOf } from '../../../platform/audit/audit-actions.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { loadUser } from './read-user.ts';

/** Logins and changes of one user: what was touched, not the values. */
export async function userLog(
  db: Db,
  actor: Actor,
  id: string,
  asked: Input<typeof userCalls.log>['query'],
) {
  await loadUser(db, actor, id);
  const page = pageOf(asked, largestLimit.other);
  const way = orderIn(asked.sort ?? userActionsListed.order).isDown ? 'desc' : 'asc';
  return { ...(await auditActionsOf(db, { kind: 'user', id }, way, page)), ...page };
}
