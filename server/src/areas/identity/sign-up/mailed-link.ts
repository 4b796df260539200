import {
  claimMail,
  confirmMail,
  inviteMail,
  resetMail,
  written,
} from '@muster/contract/identity/mails.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { days, minutes } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { mailLanguages } from './mail-language.ts';
import { type NewAccountLinks, newLinks } from '../store/accounts/account-links.ts';

/** Where the pages of a kind of account begin. */
export const pathOfKind: Record<AccountKind, string> = {
  user: '',
  employee: '/employee',
  applicant: '/applicant',
};

const letters = {
  reset: { purpose: 'reset', page: 'reset-password', lasts: minutes(60), mail: resetMail },
  invite: { purpose: 'invite', page: 'reset-password', lasts: days(7), mail: inviteMail },
  claim: { purpose: 'invite', page: 'reset-password', lasts: days(1), mail: claimMail },
  confirm: { purpose: 'confirm', page: 'confirm', lasts: days(1), mail: confirmMail },
} as const satisfies Record<
  string,
  Omit<NewAccountLinks, 'accounts'> & { page: string; mail: object }
>;

type Mailing = Pick<Context<Tx, null>, 'db' | 'clock' | 'house' | 'settings'>;
type Mailed = Account & { readonly email: string };

/** A new one-time link for each, mailed to the account's own address; its address is the configured one. */
export async function mailLinks(
  { db: tx, clock, house, settings }: Mailing,
  letter: keyof typeof letters,
  accounts: readonly Mailed[],
): Promise<void> {
  if (accounts.length === 0) return;
  const at = clock.now();
  const { purpose, page, lasts, mail } = letters[letter];
  const { tokens, expiresAt } = await newLinks(tx, { purpose, accounts, lasts }, at);
  const languageOf = await mailLanguages({ db: tx, clock, settings }, accounts);
  const mails = accounts.map((account, place) => {
    const link = `${house.publicUrl()}${pathOfKind[account.kind]}/${page}/${tokens[place]}`;
    return {
      kind: `identity.${letter}`,
      to: account.email,
      ...written(mail, { link }, languageOf(account)),
      usefulUntil: expiresAt,
    };
  });
  await enqueueMails(tx, mails, at);
}

export const mailLink = (
  mailing: Mailing,
  letter: keyof typeof letters,
  account: Mailed,
): Promise<void> => mailLinks(mailing, letter, [account]);
