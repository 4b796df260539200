import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { peopleCalls } from '@muster/contract/people/people-calls.ts';
import {
  beforeJoining,
  laterStep,
  stayBefore,
  stepNotOpen,
  teamLeft,
} from '@muster/contract/people/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { refuseRoleKey } from '../record/give-keys.ts';
import { reportsFrom } from './hand-over.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import type { Now } from '../../../platform/now.ts';
import { nowOfPerson } from '../now-of-people.ts';
import { project } from '../job/project.ts';
import { readEmployee } from '../record/read-employee.ts';
import { lockTree, refuseLoop } from '../job/refuse-loop.ts';
import { unableToLead } from './refuse-stranded.ts';
import { type Corrected, correctJoining, correctLeaving } from '../rules/correct-life.ts';
import { type JobTimeline, lifeDates } from '../rules/job-data.ts';
import { movedDays } from '../rules/moved-days.ts';
import { asOf, withChange } from '@muster/contract/kernel/dates/timeline.ts';
import { saveLifeDates } from '../store/life-dates.ts';
import { lockPerson, readTimeline, saveTimelines } from '../store/periods.ts';

type Given = Input<typeof peopleCalls.correctLife>['body'];
type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
type Made = Extract<Corrected, { kind: 'to' }>;

function correctedBy(timeline: JobTimeline, { what, date, reason }: Given, now: Now): Corrected {
  const refused = (code: 'required' | 'to-come') =>
    new Refusal(ruleRefused, {}, [{ path: 'date', code, values: {} }]);
  if (what === 'leaving') return correctLeaving(timeline, date, reason);
  if (date === null) throw refused('required');
  if (date > now.today) throw refused('to-come');
  return correctJoining(timeline, date, reason);
}

function madeOf(corrected: Corrected, { name, status }: Person, { what }: Given, now: Now): Made {
  if (corrected.kind === 'to') return corrected;
  if (corrected.kind === 'not-open')
    throw new Refusal(stepNotOpen, { name, date: now.today, status });
  if (corrected.kind === 'later') throw new Refusal(laterStep, { name, date: corrected.date });
  if (what === 'leaving') throw new Refusal(beforeJoining, { name, first: corrected.date });
  throw new Refusal(stayBefore, { name, date: corrected.date });
}

/** Who did not leave is not back under someone who has left meanwhile. */
async function underThoseHere(tx: Tx, { timeline, from }: Made): Promise<JobTimeline> {
  const job = asOf(timeline, from)?.values;
  const unable = await unableToLead(tx, [job?.lineManagerId, job?.secondTierId], from);
  if (unable.size === 0) return timeline;
  const above = {
    ...(unable.has(job?.lineManagerId ?? '') && { lineManagerId: null }),
    ...(unable.has(job?.secondTierId ?? '') && { secondTierId: null }),
  };
  const mark = asOf(timeline, from)?.from === from ? asOf(timeline, from)?.mark : undefined;
  const plain = { cause: 'change', note: null, leavingReason: null } as const;
  return withChange(timeline, from, above, mark ?? plain);
}

/** Nobody is left behind on the days between the wrong last day and the right one. */
async function refuseTeam(tx: Tx, { id, name }: Person, from: string): Promise<void> {
  const reports = await reportsFrom(tx, id, from);
  const count = new Set(reports.map((report) => report.id)).size;
  if (count > 0) throw new Refusal(teamLeft, { name, count });
}

/** A life as it was and as it is, and the first day that is different. */
interface Rewritten {
  readonly before: JobTimeline;
  readonly next: JobTimeline;
  readonly from: string;
}

async function save(
  tx: Tx,
  person: Person,
  { before, next, from }: Rewritten,
  now: Now,
  { tell }: PeopleDeps,
): Promise<void> {
  const { id } = person;
  await saveTimelines(tx, new Map([[id, next]]), now.at);
  await refuseLoop(tx, person, now.today);
  const dates = lifeDates(next);
  await saveLifeDates(tx, id, dates, now.at);
  await project(tx, [id], now, tell);
  const after = (asOf(next, now.today) ?? next[0])?.values;
  if (!after) throw new Error('a life has a first period');
  const told = { employeeId: id, before: null, after };
  const moved = movedDays(before, next, now.today);
  if (from <= now.today) await tell(tx, [{ kind: 'rewritten', ...told, from, moved }], now);
  if (dates.leftFrom) await tell(tx, [{ kind: 'leaving', ...told }], now);
}

/** A joining or a leaving that was written down wrongly, also of days that have passed, with its reason. */
export async function correctLife(
  call: Context<Tx, Actor>,
  id: string,
  given: Given,
  parts: PeopleDeps,
) {
  const { db, actor, requestId } = call;
  const now = await nowOfPerson(call, parts, id);
  await refuseForeignOrOwn(db, actor, id);
  await lockTree(db);
  const person = await lockPerson(db, id);
  if (!person) throw new Refusal(notFound);
  if (given.version !== undefined && given.version !== person.version)
    throw await refuseStale(call, { name: 'employee' }, id, parts);
  const timeline = await readTimeline(db, id);
  const made = madeOf(correctedBy(timeline, given, now), person, given, now);
  const { leftFrom } = lifeDates(made.timeline);
  if (given.what === 'leaving' && leftFrom) await refuseTeam(db, person, leftFrom);
  const next = leftFrom ? made.timeline : await underThoseHere(db, made);
  const moved = { name: person.name, before: timeline, after: next };
  await refuseRoleKey(db, actor, [moved], now.today);
  await save(db, person, { before: timeline, next, from: made.from }, now, parts);
  const told = (life: JobTimeline) => {
    const { joinedOn, leftFrom: goneFrom } = lifeDates(life);
    return { joinedOn, lastDay: goneFrom && addDays(goneFrom, -1) };
  };
  await audit(db, {
    at: now.at,
    actor,
    requestId,
    action: 'employee.correctLife',
    record: 'employee',
    recordId: id,
    before: told(timeline),
    after: { ...told(next), note: given.reason },
  });
  return readEmployee(db, actor, id);
}
