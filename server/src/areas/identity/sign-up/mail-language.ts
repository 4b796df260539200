import { mailSection } from '@muster/contract/administration/mail-settings.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { findLanguages } from '../store/accounts/account-languages.ts';

interface Asking {
  readonly db: Handle;
  readonly clock: Clock;
  readonly settings: Settings;
}

/** The one each person last used; who was never here is written to as the settings say. */
export async function mailLanguages(
  { db, clock, settings }: Asking,
  accounts: readonly Account[],
): Promise<(account: Account) => Language | 'both'> {
  const known = await findLanguages(db, accounts);
  const usual = (await settings.read(db, clock.now())).of(mailSection.settings.language);
  return ({ id }) => known.get(id) ?? usual;
}

export const mailLanguage = async (asking: Asking, account: Account) =>
  (await mailLanguages(asking, [account]))(account);
