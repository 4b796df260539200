import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { life, type Status } from '@muster/contract/people/profile/life.ts';
import {
  beforeJoining,
  laterStep,
  stepNotOpen,
  teamLeft,
} from '@muster/contract/people/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { noteStep } from '../../../platform/workflow/transition.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { changeJob } from '../job/change-job.ts';
import { handOverTeam, reportsFrom } from './hand-over.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import type { Now } from '../../../platform/now.ts';
import { nowOfPerson } from '../now-of-people.ts';
import { readEmployee } from '../record/read-employee.ts';
import { lockTree } from '../job/refuse-loop.ts';
import { unableToLead } from './refuse-stranded.ts';
import type { JobData, JobTimeline } from '../rules/job-data.ts';
import { beginOf, stepOf } from '../rules/step.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import { lockPerson, readTimeline } from '../store/periods.ts';
import { readPlain, updatePlain } from '../store/plain.ts';

type Given = Input<typeof peopleCalls.live>['body'];
type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

function nextStatus(timeline: JobTimeline, person: Person, given: Given): Status {
  const from = beginOf(given.action, given.date);
  const step = stepOf(timeline, given.action, from);
  const { name } = person;
  if (step.kind === 'before-joining')
    throw new Refusal(beforeJoining, { name, first: timeline[0]?.from ?? '' });
  if (step.kind === 'later') throw new Refusal(laterStep, { name, date: step.date });
  if (step.kind === 'not-open')
    throw new Refusal(stepNotOpen, { name, date: given.date, status: step.status });
  return step.status;
}

/** A manager who leaves hands the team over, in the same transaction. */
async function leaveTeam(tx: Tx, person: Person, given: Given, now: Now, parts: PeopleDeps) {
  const from = beginOf('leave', given.date);
  const reports = await reportsFrom(tx, person.id, from);
  if (reports.length === 0) return;
  const count = new Set(reports.map((report) => report.id)).size;
  if (!given.handOverTo) throw new Refusal(teamLeft, { name: person.name, count });
  if ((await unableToLead(tx, [given.handOverTo], from)).size > 0 || given.handOverTo === person.id)
    throw new Refusal(ruleRefused, {}, [{ path: 'handOverTo', code: 'cannot-lead', values: {} }]);
  const job = asOf(await readTimeline(tx, person.id), from)?.values;
  const leaver = { id: person.id, lineManagerId: job?.lineManagerId ?? null };
  await handOverTeam(tx, reports, { leaver, to: given.handOverTo }, now, parts.tell);
}

/** Who comes back does not come back under someone who has left meanwhile. */
async function withoutLeavers(tx: Tx, id: string, from: string): Promise<Partial<JobData>> {
  const job = asOf(await readTimeline(tx, id), from)?.values;
  const unable = await unableToLead(tx, [job?.lineManagerId, job?.secondTierId], from);
  return {
    ...(unable.has(job?.lineManagerId ?? '') && { lineManagerId: null }),
    ...(unable.has(job?.secondTierId ?? '') && { secondTierId: null }),
  };
}

function refuseIncomplete({ action, leavingReason }: Given): void {
  if (action === 'leave' && !leavingReason)
    throw new Refusal(ruleRefused, {}, [{ path: 'leavingReason', code: 'required', values: {} }]);
}

/** A step of someone's life in the house, by the declared moves and nothing else. */
export async function changeLifecycle(
  call: Context<Tx, Actor>,
  id: string,
  given: Given,
  parts: PeopleDeps,
) {
  const { db, actor, requestId } = call;
  const now = await nowOfPerson(call, parts, id);
  await refuseForeignOrOwn(db, actor, id);
  refuseIncomplete(given);
  await lockTree(db);
  const person = await lockPerson(db, id);
  if (!person) throw new Refusal(notFound);
  if (given.version !== undefined && given.version !== person.version)
    throw await refuseStale(call, { name: 'employee' }, id, parts);
  const timeline = await readTimeline(db, id);
  const status = nextStatus(timeline, person, given);
  if (given.action === 'leave') await leaveTeam(db, person, given, now, parts);
  const { action, note, confirmationDueOn } = given;
  const from = beginOf(action, given.date);
  const same = timeline.find((period) => period.from === from);
  // coming back on the day after the last one stands for the leaving, too
  const { leavingReason = action === 'rehire' ? (same?.mark.leavingReason ?? null) : null } = given;
  const mark = { cause: action, note: note || null, leavingReason } as const;
  const above = action === 'rehire' ? await withoutLeavers(db, id, from) : {};
  const change = { from, given: { status, ...above }, mark, by: actor };
  const { before } = await changeJob(db, id, change, now, parts.tell);
  if (confirmationDueOn !== undefined)
    await updatePlain(db, id, await readPlain(db, id), { confirmationDueOn }, now.at);
  const way = { id, from: before.status, to: status };
  await noteStep(
    db,
    life,
    way,
    action,
    { person: actor },
    {
      at: now.at,
      requestId,
      after: {
        date: given.date,
        ...(leavingReason && { leavingReason }),
        ...(note && { note }),
      },
    },
  );
  return readEmployee(db, actor, id);
}
