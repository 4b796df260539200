import { leaveTypeCalls } from '@muster/contract/leave/leave-type.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { LeaveDeps } from '../deps.ts';
import { changeType, createType, listTypes, readType, removeType } from './leave-types.ts';

export const leaveTypeRoutes = (parts: LeaveDeps): readonly Route[] => [
  route(leaveTypeCalls.list, { tx: false }, ({ input, actor, db }) =>
    listTypes(db, actor, input.query),
  ),
  route(leaveTypeCalls.create, { tx: true }, ({ input, ...call }) => createType(call, input.body)),
  route(leaveTypeCalls.read, { tx: false }, ({ input, actor, db }) =>
    readType(db, actor, input.params.id),
  ),
  route(leaveTypeCalls.change, { tx: true }, ({ input, ...call }) =>
    changeType(call, input.params.id, input.body, parts),
  ),
  route(leaveTypeCalls.remove, { tx: false }, ({ input, ...call }) =>
    removeType(call, input.params.id),
  ),
];
