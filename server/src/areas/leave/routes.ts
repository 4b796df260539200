import { ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { monthCalls } from '@muster/contract/leave/calls/month-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readPlan } from './applications/reading/read-plan.ts';
import { applicationRoutes } from './applications/routes.ts';
import { balanceRoutes } from './balances/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { endFeed, makeCalendarFeed, readCalendarFeed } from './month/feed.ts';
import { readMonth, readMonthOf } from './month/read-month.ts';
import type { LeaveDeps } from './deps.ts';
import { leaveTypeRoutes } from './types/routes.ts';

export const leaveRoutes = (parts: LeaveDeps): readonly Route[] => [
  ...leaveTypeRoutes(parts),
  ...applicationRoutes(parts),
  ...balanceRoutes(parts),
  ...fileRoutes(parts),
  route(ownLeaveCalls.plan, { tx: false }, ({ input, ...call }) =>
    readPlan(call, input.query, parts),
  ),
  route(monthCalls.all, { tx: false }, ({ input, ...call }) => readMonth(call, input.query, parts)),
  route(monthCalls.own, { tx: false }, ({ input, ...call }) =>
    readMonthOf(call, input.query, parts),
  ),
  route(monthCalls.feed, { tx: false }, (call) => readCalendarFeed(call)),
  route(monthCalls.makeFeed, { tx: true }, (call) => makeCalendarFeed(call)),
  route(monthCalls.endFeed, { tx: true }, (call) => endFeed(call)),
];
