import { itemIssueCalls } from '@muster/contract/people/documents/item-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { giveBackItem, issueItem, listHeldItems, removeIssue } from './held-items.ts';

export const itemIssueRoutes: readonly Route[] = [
  route(itemIssueCalls.list, { tx: false }, ({ input, actor, db }) =>
    listHeldItems(db, actor, input.params.id),
  ),
  route(itemIssueCalls.issue, { tx: true }, ({ input, ...call }) =>
    issueItem(call, input.params.id, input.body),
  ),
  route(itemIssueCalls.giveBack, { tx: true }, ({ input, ...call }) =>
    giveBackItem(call, input.params, input.body),
  ),
  route(itemIssueCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeIssue(call, input.params),
  ),
];
