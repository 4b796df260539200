import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { beforeJoining, managerLoop } from '@muster/contract/people/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { LifeListener } from '../life/events.ts';
import { type Giver, refuseRoleKey } from '../record/give-keys.ts';
import type { Now } from '../../../platform/now.ts';
import { project } from './project.ts';
import { transferredDays } from '../rules/moved-days.ts';
import { refuseMisfit } from './refuse-misfit.ts';
import { lockTree, refuseLoop } from './refuse-loop.ts';
import { newlyStranded, strandedFault } from '../life/refuse-stranded.ts';
import {
  type JobData,
  type JobTimeline,
  lifeDates,
  type Mark,
  wholeChange,
} from '../rules/job-data.ts';
import { asOf, withChange } from '@muster/contract/kernel/dates/timeline.ts';
import { saveLifeDates } from '../store/life-dates.ts';
import { lockPerson, readTimeline, saveTimelines } from '../store/periods.ts';

export interface JobChange {
  readonly from: string;
  readonly given: Partial<JobData>;
  readonly mark: Mark;
  /** who answers for what the change gives */
  readonly by: Giver;
}

/** A plain change keeps the cause of a step of life that began on the same day. */
const markOf = (timeline: JobTimeline, { from, mark }: JobChange): Mark => {
  const same = timeline.find((period) => period.from === from);
  return same && mark.cause === 'change'
    ? { ...same.mark, note: mark.note ?? same.mark.note }
    : mark;
};

/**
 * Job data from a day on: the one door to a person's periods. The use case around it has checked who
 * may, and writes the audit entry. Answers what was in force on that day before, and what is now.
 */
export async function changeJob(
  tx: Tx,
  employeeId: string,
  change: JobChange,
  now: Now,
  tell: LifeListener,
): Promise<{ before: JobData; after: JobData }> {
  const { from, given } = change;
  const isMoved = given.lineManagerId !== undefined || given.secondTierId !== undefined;
  if (isMoved) await lockTree(tx);
  const person = await lockPerson(tx, employeeId);
  if (!person) throw new Refusal(notFound);
  const timeline = await readTimeline(tx, employeeId);
  const before = asOf(timeline, from)?.values;
  if (!before) {
    const first = timeline[0]?.from ?? now.today;
    throw new Refusal(beforeJoining, { name: person.name, first });
  }
  const whole = wholeChange(before, given);
  const after = { ...before, ...whole };
  if (Object.keys(whole).length === 0) return { before, after };
  if ([after.lineManagerId, after.secondTierId].includes(employeeId))
    throw new Refusal(managerLoop, { name: person.name });
  const faults = await refuseMisfit(tx, before, after);
  if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
  const next = withChange(timeline, from, whole, markOf(timeline, change));
  const moved = { name: person.name, before: timeline, after: next };
  await refuseRoleKey(tx, change.by, [moved], now.today);
  const save = () => saveTimelines(tx, new Map([[employeeId, next]]), now.at);
  const stranded = isMoved ? await newlyStranded(tx, [employeeId], now.today, save) : await save();
  if (stranded?.[0]) throw new Refusal(ruleRefused, {}, stranded.map(strandedFault));
  if (isMoved) await refuseLoop(tx, person, now.today);
  await saveLifeDates(tx, employeeId, lifeDates(next), now.at);
  await project(tx, [employeeId], now, tell);
  if (from <= now.today) {
    const days = transferredDays(timeline, next, now.today);
    await tell(
      tx,
      [{ kind: 'rewritten', employeeId, before: null, after, from, moved: days }],
      now,
    );
  }
  if (whole.status === 'Left')
    await tell(tx, [{ kind: 'leaving', employeeId, before, after }], now);
  if (whole.status === 'Suspended')
    await tell(tx, [{ kind: 'suspending', employeeId, before, after }], now);
  return { before, after };
}
