import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import type { StoredAccount } from '../account/account.ts';
import { mailLink } from './mailed-link.ts';

/** Mails a new account's owner the link to choose a password; the deed's own entry stands for it. */
export async function inviteByMail(
  call: Context<Tx, Actor>,
  { kind, id, email }: StoredAccount,
): Promise<void> {
  if (email !== null) await mailLink(call, 'invite', { kind, id, email });
}
