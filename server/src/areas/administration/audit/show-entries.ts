import type { AuditEntry } from '@muster/contract/administration/audit-calls.ts';
import type { FoundEntry } from '../../../platform/audit/find-entries.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { accountNames } from '../../identity/public.ts';

type ByWhom = Pick<FoundEntry, 'actorKind' | 'actorId'>;

const accountOf = ({ actorKind: kind, actorId: id }: ByWhom): Account | null =>
  kind && id ? { kind, id } : null;

/** Who is behind each entry, by the name of today. */
export async function actorsOf(db: Handle, entries: readonly ByWhom[]) {
  const names = await accountNames(
    db,
    entries.flatMap((entry) => accountOf(entry) ?? []),
  );
  return (entry: ByWhom): AuditEntry['actor'] => {
    const account = accountOf(entry);
    return account && { ...account, name: names.get(account.id) ?? null };
  };
}
