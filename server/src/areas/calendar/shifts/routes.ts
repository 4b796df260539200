import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CalendarDeps } from '../deps.ts';
import { listShifts, readShift } from './read-shifts.ts';
import { changeShift, createShift, removeShift } from './save-shift.ts';

export const shiftRoutes = (parts: CalendarDeps): readonly Route[] => [
  route(shiftCalls.list, { tx: false }, ({ input, actor, db }) =>
    listShifts(db, actor, input.query),
  ),
  route(shiftCalls.create, { tx: true }, ({ input, ...call }) => createShift(call, input.body)),
  route(shiftCalls.read, { tx: false }, ({ input, actor, db }) =>
    readShift(db, actor, input.params.id),
  ),
  route(shiftCalls.change, { tx: true }, ({ input, ...call }) =>
    changeShift(call, input.params.id, input.body, parts),
  ),
  route(shiftCalls.remove, { tx: false }, ({ input, ...call }) =>
    removeShift(call, input.params.id),
  ),
];
