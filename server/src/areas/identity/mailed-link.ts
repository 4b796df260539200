import {
  claimMail,
  confirmMail,
  inviteMail,
  resetMail,
  written,
} from '@muster/contract/identity/mails.ts';
import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import { days, minutes } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { Account } from '../../platform/session/sessions.ts';
import { mailLanguage } from './mail-language.ts';
import { type NewLink, newLink } from './store/account-links.ts';

/** Where the pages of a kind of account begin. */
export const pagesOf: Record<AccountKind, string> = {
  user: '',
  employee: '/employee',
  applicant: '/applicant',
};

const letters = {
  reset: { purpose: 'reset', page: 'reset-password', lasts: minutes(60), mail: resetMail },
  invite: { purpose: 'invite', page: 'reset-password', lasts: days(7), mail: inviteMail },
  claim: { purpose: 'invite', page: 'reset-password', lasts: days(1), mail: claimMail },
  confirm: { purpose: 'confirm', page: 'confirm', lasts: days(1), mail: confirmMail },
} as const satisfies Record<string, Omit<NewLink, 'account'> & { page: string; mail: object }>;

/** A new one-time link, mailed to the account's own address; its address is the configured one. */
export async function mailLink(
  {
    db: tx,
    clock,
    house,
    settings,
  }: Pick<Context<Tx, null>, 'db' | 'clock' | 'house' | 'settings'>,
  letter: keyof typeof letters,
  account: Account & { readonly email: string },
): Promise<void> {
  const at = clock.now();
  const { purpose, page, lasts, mail } = letters[letter];
  const { token, expiresAt } = await newLink(tx, { purpose, account, lasts }, at);
  const link = `${house.publicUrl()}${pagesOf[account.kind]}/${page}/${token}`;
  await enqueueMail(
    tx,
    {
      kind: `identity.${letter}`,
      to: account.email,
      ...written(mail, { link }, await mailLanguage({ db: tx, clock, settings }, account)),
      usefulUntil: expiresAt,
    },
    at,
  );
}
