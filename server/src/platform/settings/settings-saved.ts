import type { Tx } from '../db/transaction.ts';
import { eventKind } from '../events.ts';

/** Which settings are different now, of the group or of one company; told in the same transaction. */
export type SettingsListener = (
  tx: Tx,
  keys: readonly string[],
  concernId: string | null,
) => Promise<void>;

export const settingsSaved = eventKind<SettingsListener>('settings.saved');
