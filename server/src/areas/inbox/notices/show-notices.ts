import type { Noticed } from '@muster/contract/inbox/notice-calls.ts';
import {
  type NoticeValues,
  noticePath,
  sayNotice,
} from '@muster/contract/kernel/decisions/notice.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { noticeKinds } from '@muster/contract/notices.ts';
import type { NoticeRow } from '../../../platform/notices/store.ts';

/** Written by `notify`, whose type it had. */
export const noticeText = (row: NoticeRow): NoticeValues => row.content as unknown as NoticeValues;

/** Said in the language of whoever reads, whatever it was when it was told. */
export function showNotice(row: NoticeRow, language: Language): Noticed {
  const kind = noticeKinds.get(row.kind);
  return {
    id: row.id,
    kind: row.kind,
    text: kind ? sayNotice(kind[language], noticeText(row), language) : row.kind,
    opens: kind
      ? {
          admin: noticePath(kind, 'admin', row.record_id, noticeText(row)),
          employee: noticePath(kind, 'employee', row.record_id, noticeText(row)),
        }
      : null,
    at: row.created_at,
    readAt: row.read_at,
    over: row.over_at !== null,
  };
}
