import type { NoticeKind } from '@muster/contract/kernel/decisions/notice.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../db/transaction.ts';
import type { Account } from '../session/sessions.ts';

/** How an account is told of a kind. */
export interface StoredChoice {
  readonly kind: string;
  readonly inApp: boolean;
  readonly mail: boolean;
}

export async function findChoices(
  db: Handle,
  account: Account,
  kinds: readonly NoticeKind[],
): Promise<StoredChoice[]> {
  const rows = await db
    .selectFrom('notice_choice')
    .select(['kind', 'in_app', 'mail'])
    .where('account_kind', '=', account.kind)
    .where('account_id', '=', account.id)
    .execute();
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map((kind) => {
    const row = kind.always ? undefined : chosen.get(kind.name);
    const mail = row ? row.mail : kind.mailed || kind.always !== undefined;
    return { kind: kind.name, inApp: row?.in_app ?? true, mail };
  });
}

export const saveChoices = (tx: Tx, account: Account, choices: readonly StoredChoice[]) =>
  sql`insert into notice_choice (account_kind, account_id, kind, in_app, mail)
    select ${account.kind}, ${account.id}::uuid, kind, in_app, mail
    from unnest(${choices.map((one) => one.kind)}::text[],
      ${choices.map((one) => one.inApp)}::boolean[],
      ${choices.map((one) => one.mail)}::boolean[]) as given (kind, in_app, mail)
    on conflict (account_kind, account_id, kind)
      do update set in_app = excluded.in_app, mail = excluded.mail`.execute(tx);
