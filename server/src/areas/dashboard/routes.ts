import { setUpListCalls } from '@muster/contract/dashboard/set-up-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readSetUpList } from './set-up-list.ts';

export const dashboardRoutes: readonly Route[] = [
  route(setUpListCalls.read, { tx: false }, ({ db, house }) => readSetUpList(db, house)),
];
