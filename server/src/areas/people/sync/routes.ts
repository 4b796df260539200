import { syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { readHrisFeed, saveHrisFeed } from './feed.ts';
import { tryFeed } from './fetch-feed.ts';
import { preview } from './preview.ts';
import { sync } from './sync.ts';

export const syncRoutes = (parts: PeopleDeps): readonly Route[] => [
  route(syncCalls.syncByGet, { tx: false }, (call) => sync(call, parts)),
  route(syncCalls.sync, { tx: false }, (call) => sync(call, parts)),
  route(syncCalls.read, { tx: false }, ({ db, language }) => readHrisFeed(db, language)),
  route(syncCalls.save, { tx: true }, ({ input, ...call }) =>
    saveHrisFeed(call, input.body, parts),
  ),
  route(syncCalls.try, { tx: false }, ({ input, ...call }) => tryFeed(call, input.body)),
  route(syncCalls.preview, { tx: false }, (call) => preview(call, parts)),
];
