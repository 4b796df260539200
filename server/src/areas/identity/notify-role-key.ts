import { roleKeyChanged } from '@muster/contract/identity/notices.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import type { SavedRecord } from '../../entity/engine.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { sendNotice } from '../../platform/notices/notify.ts';
import { adminAccounts } from './store/accounts/hr-accounts.ts';

const shown = (roleKey: unknown): string => (typeof roleKey === 'string' ? roleKey : '—');

/** Told of every saved record: who gives rights to a designation does not do it unseen. */
export async function notifyRoleKey(
  tx: Tx,
  { entity, before, after, actor, at }: SavedRecord,
): Promise<void> {
  if (entity.name !== designation.name || (before?.roleKey ?? null) === after.roleKey) return;
  const others = (await adminAccounts(tx)).filter(({ id }) => id !== actor.accountId);
  await sendNotice(tx, roleKeyChanged, others, {
    values: {
      who: actor.name,
      post: String(after.name),
      before: shown(before?.roleKey),
      after: shown(after.roleKey),
    },
    target: { record: designation.name, id: after.id },
    at,
  });
}
