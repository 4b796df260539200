import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { FilePurposeName } from '@muster/contract/kernel/files/file-kinds.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../db/transaction.ts';

interface Wanted {
  readonly id: string;
  readonly purpose: FilePurposeName;
  readonly actor: Pick<Actor, 'kind' | 'accountId'>;
  /** the field of the record that names it, for the refusal */
  readonly field: string;
  readonly at: string;
}

/**
 * A record takes an upload, in the record's own transaction: once, only the own, only for what it was
 * sent for. The statement decides, so two records never hold the same file.
 */
export async function keepFile(tx: Tx, { id, purpose, actor, field, at }: Wanted): Promise<void> {
  const kept = await tx
    .updateTable('stored_file')
    .set({ state: 'kept', state_at: at })
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .where('purpose', '=', purpose)
    .where('account_kind', '=', actor.kind)
    .where('account_id', '=', actor.accountId)
    .returning('id')
    .executeTakeFirst();
  if (!kept)
    throw new Refusal(ruleRefused, {}, [{ path: field, code: 'upload-again', values: {} }]);
}

/** The record no longer names it: nobody is given it any more, and it is removed a day later. */
export const releaseFile = (tx: Tx, id: string, at: string) =>
  tx
    .updateTable('stored_file')
    .set({ state: 'released', state_at: at })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .execute();
