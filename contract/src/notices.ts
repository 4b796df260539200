import type { NoticeKind } from './kernel/decisions/notice.ts';
import { rooms } from './rooms.ts';

/** All kinds of notice, in the order in which people choose among them. */
export const noticeKinds: ReadonlyMap<string, NoticeKind> = new Map(
  rooms.flatMap((room) => room.notices ?? []).map((kind) => [kind.name, kind]),
);
