import { mail } from '@muster/contract/administration/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Account } from '../../platform/session/sessions.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findLanguage } from './store/account-languages.ts';

interface Asking {
  readonly db: Handle;
  readonly clock: Clock;
  readonly settings: Settings;
}

/** The one the person last used; who was never here is written to as the settings say. */
export const mailLanguage = async ({ db, clock, settings }: Asking, account: Account) =>
  (await findLanguage(db, account)) ??
  (await settings.read(db, clock.now())).of(mail.settings.language);
