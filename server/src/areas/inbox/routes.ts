import { delegationCalls } from '@muster/contract/inbox/delegation-calls.ts';
import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { decideItem, decideMany } from './decide-items.ts';
import { createDelegation, listDelegations, removeDelegation } from './delegations.ts';
import { listInbox, readItem } from './read-inbox.ts';
import type { InboxDeps } from './show-items.ts';

export const inboxRoutes = (parts: InboxDeps): readonly Route[] => [
  route(inboxCalls.list, { tx: false }, ({ input, actor, db }) =>
    listInbox(db, actor, input.query, parts),
  ),
  route(inboxCalls.read, { tx: false }, ({ input, actor, db }) =>
    readItem(db, actor, input.params.id, parts),
  ),
  route(inboxCalls.decide, { tx: true }, ({ input, ...call }) =>
    decideItem(call, input.params.id, input.body, parts),
  ),
  route(inboxCalls.decideMany, { tx: false }, ({ input, ...call }) =>
    decideMany(call, input.body, parts),
  ),
  route(delegationCalls.list, { tx: false }, ({ input, ...call }) =>
    listDelegations(call, input.query, parts),
  ),
  route(delegationCalls.create, { tx: true }, ({ input, ...call }) =>
    createDelegation(call, input.body, parts),
  ),
  route(delegationCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeDelegation(call, input.params.id),
  ),
];
