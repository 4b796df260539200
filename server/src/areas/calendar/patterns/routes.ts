import { rosterPatternCalls } from '@muster/contract/calendar/roster-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CalendarDeps } from '../deps.ts';
import { listPatterns } from './read-patterns.ts';
import { changePattern, createPattern, removePattern } from './save-pattern.ts';

export const patternRoutes = (parts: CalendarDeps): readonly Route[] => [
  route(rosterPatternCalls.list, { tx: false }, ({ input, actor, db }) =>
    listPatterns(db, actor, input.query),
  ),
  route(rosterPatternCalls.create, { tx: true }, ({ input, ...call }) =>
    createPattern(call, input.body),
  ),
  route(rosterPatternCalls.change, { tx: true }, ({ input, ...call }) =>
    changePattern(call, input.params.id, input.body, parts),
  ),
  route(rosterPatternCalls.remove, { tx: false }, ({ input, ...call }) =>
    removePattern(call, input.params.id),
  ),
];
