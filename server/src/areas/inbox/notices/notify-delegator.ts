import { delegationEnded, delegationSet } from '@muster/contract/inbox/notices.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DelegationRow } from '../../../platform/decisions/approvers/delegations.ts';
import type { Context } from '../../../platform/http/route.ts';
import { sendNotice } from '../../../platform/notices/notify.ts';
import { employeeFacts } from '../../people/public.ts';

/** Nobody is stood in for unknowingly. */
export async function notifyDelegator(
  { db, actor, clock }: Context<Tx, Actor>,
  row: DelegationRow,
  what: 'set' | 'ended',
): Promise<void> {
  if (row.from_person === actor.personId) return;
  const [to] = await employeeFacts(db).where('employee.id', '=', row.to_person).execute();
  await sendNotice(
    db,
    what === 'set' ? delegationSet : delegationEnded,
    [{ kind: 'employee', id: row.from_person }],
    {
      values: {
        who: actor.name,
        to: to?.name ?? '',
        from: { day: row.start_on },
        until: { day: row.end_on },
      },
      target: { record: 'delegation', id: row.id },
      at: clock.now(),
    },
  );
}
