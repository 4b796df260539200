import { userCalls } from '@muster/contract/identity/user-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeUser, type UserReader } from './change-user.ts';
import { createUser } from './create-user.ts';
import { listUsers, searchUsers } from './list-users.ts';
import { readUser } from './read-user.ts';
import { removeUser } from './remove-user.ts';
import { userLog } from './user-log.ts';

export const userRoutes = (reader: UserReader): readonly Route[] => [
  route(userCalls.list, { tx: false }, ({ input, actor, db }) => listUsers(db, actor, input.query)),
  route(userCalls.search, { tx: false }, ({ input, actor, db }) =>
    searchUsers(db, actor, input.query.searchKeyword),
  ),
  route(userCalls.create, { tx: false }, ({ input, ...call }) => createUser(call, input.body)),
  route(userCalls.read, { tx: false }, ({ input, actor, db }) =>
    readUser(db, actor, input.params.id),
  ),
  route(userCalls.change, { tx: true }, ({ input, ...call }) =>
    changeUser(call, input.params.id, input.body, reader),
  ),
  route(userCalls.remove, { tx: false }, ({ input, ...call }) => removeUser(call, input.params.id)),
  route(userCalls.log, { tx: false }, ({ input, actor, db }) =>
    userLog(db, actor, input.params.id, input.query),
  ),
];
