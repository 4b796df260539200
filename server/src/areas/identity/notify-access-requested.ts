import { accessAsked } from '@muster/contract/identity/notices.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { isTooOften } from '../../platform/limits/tries.ts';
import { sendNotice } from '../../platform/notices/notify.ts';
import type { StoredAccount } from './account/account.ts';
import { adminAccounts, hrAccounts } from './store/accounts/hr-accounts.ts';
import { askLimit } from './login/try-limits.ts';

/** Nobody can be mailed: whoever can give a new first password is told, once a day. */
export async function notifyAccessRequested(
  call: Context<Db, null>,
  account: StoredAccount,
): Promise<void> {
  const at = call.clock.now();
  if (await isTooOften(call.db, askLimit(account), at)) return;
  const { id, name, personNumber, concernId, facts } = account;
  await transaction(call.db, async (tx) => {
    const to =
      facts.roleName === null ? await hrAccounts(tx, concernId, id) : await adminAccounts(tx);
    await sendNotice(tx, accessAsked, to, {
      values: { name, number: personNumber ?? '' },
      target: { record: 'employee', id },
      at,
    });
  });
}
