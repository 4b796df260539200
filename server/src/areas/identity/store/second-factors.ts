import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';

const ofAccount = ({ kind, id }: Account) => ({ account_kind: kind, account_id: id });

const select = (db: Handle, { kind, id }: Account) =>
  db
    .selectFrom('second_factor')
    .selectAll()
    .where('account_kind', '=', kind)
    .where('account_id', '=', id);

export const findFactor = (db: Handle, account: Account) => select(db, account).executeTakeFirst();
export type FactorRow = NonNullable<Awaited<ReturnType<typeof findFactor>>>;

export const lockFactor = (tx: Tx, account: Account) =>
  select(tx, account).forUpdate().executeTakeFirst();

/** A new secret in the place of one that never came into force; one in force stays. */
export const beginFactor = (tx: Tx, account: Account, secret: Buffer, at: string) =>
  tx
    .insertInto('second_factor')
    .values({ ...ofAccount(account), secret, created_at: at })
    .onConflict((known) =>
      known
        .columns(['account_kind', 'account_id'])
        .doUpdateSet({ secret, created_at: at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();

export const putInForce = (tx: Tx, account: Account, step: number, at: string) =>
  tx
    .updateTable('second_factor')
    .set({ confirmed_at: at, last_step: step })
    .where('account_kind', '=', account.kind)
    .where('account_id', '=', account.id)
    .execute();

export const removeFactor = (tx: Tx, { kind, id }: Account) =>
  tx
    .deleteFrom('second_factor')
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .returning('account_id')
    .executeTakeFirst();

/** Whoever moves the step on first has used the code; an older or the same step is used up. */
export const takeStep = async (db: Handle, { kind, id }: Account, step: number): Promise<boolean> =>
  (await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const insertWords = (tx: Tx, account: Account, hashes: readonly Buffer[]) =>
  tx
    .insertInto('recovery_word')
    .values(hashes.map((word_hash) => ({ ...ofAccount(account), word_hash })))
    .execute();

export const takeWord = async (
  tx: Tx,
  { kind, id }: Account,
  hash: Buffer,
  at: string,
): Promise<boolean> =>
  (await tx
    .updateTable('recovery_word')
    .set({ used_at: at })
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('word_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()) !== undefined;
