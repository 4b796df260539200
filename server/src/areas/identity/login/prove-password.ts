import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countTry, forgive } from '../../../platform/limits/tries.ts';
import type { StoredAccount } from '../account/account.ts';
import { isPassword } from '../account/password.ts';
import { ownPasswordLimits } from './try-limits.ts';

/** The owner, once more: a session left open on a decision context is not enough, nor guessing in it. */
export async function provePassword(
  { db, clock }: Pick<Context<Db, null>, 'db' | 'clock'>,
  account: StoredAccount,
  password: string,
): Promise<void> {
  const limits = ownPasswordLimits(account);
  await countTry(db, limits, clock.now());
  if (!(await isPassword(account.passwordHash, password))) throw new Refusal(wrongPassword);
  await forgive(db, limits);
}
