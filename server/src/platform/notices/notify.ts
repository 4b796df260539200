import type { NoticeKind, NoticeValues } from '@muster/contract/kernel/decisions/notice.ts';
import { sql } from 'kysely';
import { announce } from '../db/announce.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import type { Account } from '../session/sessions.ts';

/** Announced with what is to be mailed; the job that writes the mails finds it by itself. */
export const noticeMailKind = 'notice.mail';

/** The record that a notice leads to. */
export interface NoticeTarget {
  readonly record: string;
  readonly id: string;
}

interface Noticed {
  readonly values: NoticeValues;
  readonly target: NoticeTarget;
  readonly at: string;
}

/** What one account is told, of a record that matters to it. */
export interface Notice {
  readonly to: Account;
  readonly values: NoticeValues;
  readonly target: NoticeTarget;
}

const once = (accounts: readonly Account[]): Account[] => [
  ...new Map(accounts.map((account) => [`${account.kind} ${account.id}`, account])).values(),
];

/** Tells accounts of something, in the transaction of the deed: an undone deed has told nobody. */
export const sendNotice = (
  tx: Tx,
  kind: NoticeKind,
  to: readonly Account[],
  { values, target, at }: Noticed,
): Promise<void> =>
  notifyEach(
    tx,
    kind,
    once(to).map((account) => ({ to: account, values, target })),
    at,
  );

/**
 * Tells each of many their own. Each is told as they chose, in the app, by mail or both; one statement,
 * however many they are.
 */
export async function notifyEach(
  tx: Tx,
  kind: NoticeKind,
  notices: readonly Notice[],
  at: string,
): Promise<void> {
  if (notices.length === 0) return;
  const always = kind.always !== undefined;
  const rows = notices.map(({ to, values, target }) => ({
    id: newId(at),
    kind: to.kind,
    account: to.id,
    content: values,
    record: target.record,
    record_id: target.id,
  }));
  await sql`insert into notice
      (id, account_kind, account_id, kind, content, record, record_id, in_app, mail, created_at)
    select id, kind, account, ${kind.name}, content, record, record_id, shown,
      case when mailed then 'due' else 'none' end, ${at}::timestamptz
    from (
      select told.*, ${always} or coalesce(chosen.in_app, true) as shown,
        ${always} or coalesce(chosen.mail, ${kind.mailed}) as mailed
      from json_to_recordset(${JSON.stringify(rows)}) as told (id uuid, kind text, account uuid,
        content jsonb, record text, record_id uuid)
      left join notice_choice as chosen on chosen.account_kind = told.kind
        and chosen.account_id = told.account and chosen.kind = ${kind.name}
    ) as told where shown or mailed`.execute(tx);
  announce(noticeMailKind);
}
