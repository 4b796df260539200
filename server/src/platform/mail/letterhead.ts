import { companySection } from '@muster/contract/organisation/settings.ts';
import { mailSection } from '@muster/contract/administration/mail-settings.ts';
import type { Handle } from '../db/transaction.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailSender } from './smtp.ts';

/** Without a sender's name of its own a mail comes in the name of the company. */
export async function letterheadNow(
  settings: Settings,
  db: Handle,
  at: string,
): Promise<MailSender> {
  const inForce = await settings.read(db, at);
  return {
    name: inForce.of(mailSection.settings.senderName) || inForce.of(companySection.settings.name),
    replyTo: inForce.of(mailSection.settings.replyTo),
    footer: inForce.of(mailSection.settings.footer),
  };
}
