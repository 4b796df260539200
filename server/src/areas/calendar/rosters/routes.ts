import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CalendarDeps } from '../deps.ts';
import { assign } from './assign.ts';
import { exportGrid } from './export-grid.ts';
import { listAssignments } from './list-assignments.ts';
import { readGrid } from './read-grid.ts';
import { setDays } from './set-days.ts';
import { unassign } from './unassign.ts';

export const rosterRoutes = (parts: CalendarDeps): readonly Route[] => [
  route(rosterCalls.assignments, { tx: false }, ({ input, actor, db }) =>
    listAssignments(db, actor, input.query),
  ),
  route(rosterCalls.assign, { tx: true }, ({ input, ...call }) => assign(call, input.body, parts)),
  route(rosterCalls.unassign, { tx: true }, ({ input, ...call }) =>
    unassign(call, input.params.id, parts),
  ),
  route(rosterCalls.grid, { tx: false }, ({ input, actor, db }) =>
    readGrid(db, actor, input.query),
  ),
  route(rosterCalls.gridFile, { tx: false }, ({ input, actor, db, language }) =>
    exportGrid(db, actor, input.query, language),
  ),
  route(rosterCalls.setDays, { tx: true }, ({ input, ...call }) =>
    setDays(call, input.body, parts),
  ),
];
