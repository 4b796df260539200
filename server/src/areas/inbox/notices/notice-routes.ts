import { noticeCalls } from '@muster/contract/inbox/notice-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { choose, readChoices } from './choose-notices.ts';
import { listNotices, readNotices } from './own-notices.ts';

export const noticeRoutes: readonly Route[] = [
  route(noticeCalls.list, { tx: false }, ({ input, ...call }) => listNotices(call, input.query)),
  route(noticeCalls.markRead, { tx: true }, ({ input, ...call }) => readNotices(call, input.body)),
  route(noticeCalls.choices, { tx: false }, readChoices),
  route(noticeCalls.choose, { tx: true }, ({ input, ...call }) => choose(call, input.body)),
];
