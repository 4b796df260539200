import type { Handle, Tx } from '../db/transaction.ts';
import type { Json } from '../db/rows.generated.ts';
import { newId } from '../ids.ts';

/** All that anyone has set: a few dozen short rows. */
export const findValues = (db: Handle) =>
  db
    .selectFrom('setting')
    .select(['key', 'concern_id', 'value'])
    .where('value', 'is not', null)
    .execute();

/** The rows of some settings for the group (none) or a concern. */
export const findSettings = (db: Handle, keys: readonly string[], concernId: string | null) =>
  db
    .selectFrom('setting')
    .select(['id', 'key', 'value', 'version', 'updated_at', 'updated_by'])
    .where('key', 'in', [...keys])
    .where('concern_id', concernId === null ? 'is' : '=', concernId)
    .orderBy('key')
    .execute();
export type SettingRow = Awaited<ReturnType<typeof findSettings>>[number];

/**
 * The same rows, held until the transaction ends. Missing ones are made first: whoever comes second
 * waits at the unique index, so that two first saves come one after the other too.
 */
export async function lockSettings(
  tx: Tx,
  keys: readonly string[],
  concernId: string | null,
  at: string,
): Promise<SettingRow[]> {
  const rows = [...keys].toSorted().map((key) => ({
    id: newId(at),
    key,
    concern_id: concernId,
    version: 0,
    updated_at: at,
  }));
  await tx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['concern_id', 'key']).doNothing())
    .execute();
  return tx
    .selectFrom('setting')
    .select(['id', 'key', 'value', 'version', 'updated_at', 'updated_by'])
    .where('key', 'in', [...keys])
    .where('concern_id', concernId === null ? 'is' : '=', concernId)
    .orderBy('key')
    .forUpdate()
    .execute();
}

export interface SettingChange {
  /** none: back to what is inherited */
  readonly value: Json;
  readonly at: string;
  readonly by: string;
}

export const updateSetting = (tx: Tx, id: string, { value, at, by }: SettingChange) =>
  tx
    .updateTable('setting')
    .set((row) => ({
      value: value === null ? null : JSON.stringify(value),
      version: row('version', '+', 1),
      updated_at: at,
      updated_by: by,
    }))
    .where('id', '=', id)
    .execute();
