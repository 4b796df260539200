import type { Actor } from '@muster/contract/kernel/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';

/** Who had a batch checked, applied, undone or thrown away; its people have entries of their own. */
export const noteDeed = (
  { db, actor, clock, requestId }: Context<Tx, Actor>,
  action: 'import' | 'change' | 'check' | 'mend' | 'apply' | 'undo' | 'remove',
  recordId: string,
  after: Readonly<Record<string, unknown>>,
) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: `employee-batch.${action}`,
    record: 'employee_batch',
    recordId,
    after,
  });
