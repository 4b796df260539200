import { syncCalls } from '@muster/contract/people/sync-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleParts } from '../change-employee.ts';
import { readFeed, saveFeed } from './feed.ts';
import { tryFeed } from './fetch-feed.ts';
import { preview } from './preview.ts';
import { sync } from './sync.ts';

export const syncRoutes = (parts: PeopleParts): readonly Route[] => [
  route(syncCalls.syncByGet, { tx: false }, (call) => sync(call, parts)),
  route(syncCalls.sync, { tx: false }, (call) => sync(call, parts)),
  route(syncCalls.read, { tx: false }, ({ db, language }) => readFeed(db, language)),
  route(syncCalls.save, { tx: true }, ({ input, ...call }) => saveFeed(call, input.body, parts)),
  route(syncCalls.try, { tx: false }, ({ input, ...call }) => tryFeed(call, input.body)),
  route(syncCalls.preview, { tx: false }, (call) => preview(call, parts)),
];
