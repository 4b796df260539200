import { codeNeeded, codeWrong } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countTry, forgive } from '../../../platform/limits/tries.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import type { StoredAccount } from '../account/account.ts';
import { plainCode } from '../rules/totp.ts';
import { stepOfCode } from './second-factor-secret.ts';
import { type FactorRow, findFactor, takeStep, takeWord } from '../store/second-factors.ts';
import { codeLimits } from '../login/try-limits.ts';

type Call = Pick<Context<Db, null>, 'db' | 'clock' | 'requestId'>;

async function takeRecoveryWord(call: Call, account: StoredAccount, word: string) {
  const at = call.clock.now();
  return transaction(call.db, async (tx) => {
    if (!(await takeWord(tx, account, hashOf(word), at))) return false;
    await audit(tx, {
      at,
      actor: { kind: account.kind, accountId: account.id, personId: account.personId },
      requestId: call.requestId,
      action: 'identity.use-recovery-word',
      record: 'second_factor',
      recordId: account.id,
    });
    return true;
  });
}

async function isTaken(call: Call, account: StoredAccount, factor: FactorRow, code: string) {
  const step = await stepOfCode(call.db, account, factor, code, call.clock.now());
  return step === null ? takeRecoveryWord(call, account, code) : takeStep(call.db, account, step);
}

/**
 * Throws unless the account has no second factor in force or the code is a right one, which is used
 * up by it. To be asked after the password was found right: wrong codes count against the account.
 */
export async function checkSecondFactor(
  call: Call,
  account: StoredAccount,
  code: string | undefined,
): Promise<void> {
  const factor = await findFactor(call.db, account);
  if (!factor || factor.confirmed_at === null) return;
  if (typeof code !== 'string' || code === '') throw new Refusal(codeNeeded);
  const limits = codeLimits(account);
  await countTry(call.db, limits, call.clock.now());
  if (!(await isTaken(call, account, factor, plainCode(code)))) throw new Refusal(codeWrong);
  await forgive(call.db, limits);
}
