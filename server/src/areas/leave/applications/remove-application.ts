import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { begunAlready, overAlready, overStates } from '@muster/contract/leave/refusals.ts';
import { leaveCancelled } from '@muster/contract/leave/notices.ts';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { releaseFile } from '../../../platform/files/keep-file.ts';
import { nowOfPerson } from '../../people/public.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Call } from '../parts.ts';
import { deleteApplication, moveApplication } from '../store/applications.ts';
import { daysOfApplication, deleteDays } from '../store/days.ts';
import { type Held, holdApplication } from './hold.ts';
import { bookBack, type Doer, loosen } from './loosen.ts';
import { refuseClosed } from './refuse-closed.ts';
import type { Way } from './save-application.ts';
import { tellPerson } from './tell-person.ts';
import { withdraw } from './withdraw.ts';

/** What was agreed to is given back, to the balances it was taken from. */
async function cancelAgreed(
  tx: Tx,
  { row, person, type }: Held,
  doer: Doer,
  { parts, isByHr }: Way,
): Promise<void> {
  const days = await daysOfApplication(tx, row.id);
  const [from = row.from, until = row.until] = [days[0]?.day, days.at(-1)?.day];
  if (!isByHr && from <= doer.now.today) throw new Refusal(begunAlready);
  await refuseClosed(tx, person.id, days, parts.closedDays);
  await deleteDays(tx, row.id, days);
  await bookBack(tx, { person, type }, days, row.id, doer);
  await parts.tell(tx, { employeeIds: [person.id], from, until });
  await loosen(tx, person, days, doer);
}

/** A draft that nobody decided on goes; what waits is taken back; what was agreed to is cancelled. */
export async function removeApplication(
  call: Call<Tx>,
  id: string,
  within: RawBuilder<boolean>,
  way: Way,
) {
  const { db, actor } = call;
  const { parts } = way;
  const held = await holdApplication(db, id, within);
  const now = await nowOfPerson(call, parts, held.person.id);
  const { row } = held;
  const doer = { ...parts, now, by: actor };
  const isUnsent = row.status === 'Draft' && row.decisionId === null;
  if (isUnsent) {
    await deleteApplication(db, id);
    if (row.fileId) await releaseFile(db, row.fileId, now.at);
  } else {
    if (row.status === 'Pending') await withdraw(db, held, parts.desk, doer);
    else if (row.status === 'Approved') await cancelAgreed(db, held, doer, way);
    else if (row.status !== 'Draft')
      throw new Refusal(overAlready, { state: overStates[row.status] });
    await moveApplication(db, id, { status: 'Cancelled' }, now.at);
    const about = { ...row, employeeId: held.person.id, type: held.type.fullName };
    if (way.isByHr) await tellPerson(db, leaveCancelled, about, now.at);
  }
  await note(call, {
    action: isUnsent ? 'leave.remove' : 'leave.cancel',
    record: 'leave_application',
    id,
    before: { status: row.status },
    ...(!isUnsent && { after: { status: 'Cancelled' } }),
  });
  return {};
}
