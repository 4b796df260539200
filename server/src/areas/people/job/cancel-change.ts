import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { alreadyBegun, laterStep } from '@muster/contract/people/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { refuseRoleKey } from '../record/give-keys.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import { nowOfPerson } from '../now-of-people.ts';
import { readEmployee } from '../record/read-employee.ts';
import { lockTree, refuseLoop } from './refuse-loop.ts';
import { refuseStranded } from '../life/refuse-stranded.ts';
import { lifeDates } from '../rules/job-data.ts';
import { takenBack } from '../rules/correct-life.ts';
import { stepBuiltOn } from '../rules/step.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import { saveLifeDates } from '../store/life-dates.ts';
import { findPeriodDay, lockPerson, readTimeline, saveTimelines } from '../store/periods.ts';

/** A change that is still to come is taken back; what is in force stays in the history. */
export async function cancelChange(
  call: Context<Tx, Actor>,
  id: string,
  periodId: string,
  parts: PeopleDeps,
) {
  const { db, actor, requestId } = call;
  const now = await nowOfPerson(call, parts, id);
  await refuseForeignOrOwn(db, actor, id);
  await lockTree(db);
  const person = await lockPerson(db, id);
  const day = await findPeriodDay(db, id, periodId);
  if (!person || !day) throw new Refusal(notFound);
  if (day <= now.today) throw new Refusal(alreadyBegun, { date: day });
  const timeline = await readTimeline(db, id);
  const later = stepBuiltOn(timeline, day);
  if (later) throw new Refusal(laterStep, { name: person.name, date: later });
  const rest = takenBack(timeline, day);
  const moved = { name: person.name, before: timeline, after: rest };
  await refuseRoleKey(db, actor, [moved], now.today);
  await refuseStranded(db, [id], now.today, () => saveTimelines(db, new Map([[id, rest]]), now.at));
  await refuseLoop(db, person, now.today);
  await saveLifeDates(db, id, lifeDates(rest), now.at);
  await audit(db, {
    at: now.at,
    actor,
    requestId,
    action: 'employee.cancelChange',
    record: 'employee',
    recordId: id,
    before: { ...asOf(timeline, day)?.values, effectiveFrom: day },
    after: { ...asOf(rest, day)?.values },
  });
  return readEmployee(db, actor, id);
}
