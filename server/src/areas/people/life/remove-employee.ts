import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { notADraft } from '@muster/contract/people/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { isStillUsed } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import { dropPersonPhoto } from '../photos/set-photo.ts';
import { lockPerson } from '../store/periods.ts';

/** Only someone who never was here can go without a trace. */
export async function removeEmployee(call: Context<Tx, Actor>, id: string) {
  const { db, actor, clock, requestId } = call;
  await refuseForeignOrOwn(db, actor, id);
  const person = await lockPerson(db, id);
  if (!person) throw new Refusal(notFound);
  const { name, number } = person;
  if (person.status !== 'Draft') throw new Refusal(notADraft, { name });
  const at = clock.now();
  await dropPersonPhoto(db, id, at);
  await db.deleteFrom('employment_period').where('employee_id', '=', id).execute();
  await db
    .deleteFrom('employee')
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isStillUsed(error) ? new Refusal(notADraft, { name }) : error;
    });
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'employee.remove',
    record: 'employee',
    recordId: id,
    before: { number, name },
  });
  return {};
}
