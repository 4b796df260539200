import { leaveFileCalls } from '@muster/contract/leave/calls/leave-file-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { LeaveDeps } from '../deps.ts';
import { exportApplications } from './export-applications.ts';
import { exportBalances } from './export-balances.ts';

export const fileRoutes = (parts: LeaveDeps): readonly Route[] => [
  route(leaveFileCalls.applications, { tx: false }, ({ input, ...call }) =>
    exportApplications(call, input.query, parts),
  ),
  route(leaveFileCalls.balances, { tx: false }, ({ input, ...call }) =>
    exportBalances(call, input.query, parts),
  ),
];
