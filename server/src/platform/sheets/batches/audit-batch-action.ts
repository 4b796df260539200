import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Context } from '../../http/route.ts';
import type { SheetSubject } from './sheet-subject.ts';

/** Who had a batch checked, applied, undone or thrown away; its records have entries of their own. */
export const auditBatchAction = (
  { db, actor, clock, requestId }: Context<Tx, Actor>,
  subject: SheetSubject,
  action: 'import' | 'change' | 'check' | 'mend' | 'apply' | 'undo' | 'remove',
  recordId: string,
  after: Readonly<Record<string, unknown>>,
) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: `${subject.deeds}.${action}`,
    record: subject.record,
    recordId,
    after,
  });
