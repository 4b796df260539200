import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import { type timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { alreadyAsked, suspendedThen } from '@muster/contract/attendance/refusals.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/transaction.ts';
import { askDecision } from '../../../platform/decisions/ask.ts';
import { plansOf } from '../../calendar/public.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { refuseLocked } from '../closing/locks.ts';
import { note } from '../../../platform/audit/note.ts';
import { dayWith } from '../judging/open-days.ts';
import { personOf } from '../own-day.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import { findEmployed } from '../store/facts.ts';
import { lockPunches } from '../store/punches.ts';
import { showRequests } from './read-requests.ts';

const fault = (path: string, code: FaultCode) =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

/** One request a day and kind waits at a time; the person's row was locked. */
async function refuseTwice(tx: Tx, kind: DecisionKind, id: string, day: string): Promise<void> {
  const found = await sql`select 1 from decision where kind = ${kind.name} and subject_id = ${id}
    and state = 'Pending' and content->>'day' = ${day}`.execute(tx);
  if (found.rows.length > 0) throw new Refusal(alreadyAsked, { date: day });
}

async function put<Of extends z.ZodObject>(
  call: AttendanceCall<Tx>,
  kind: DecisionKind<string, Of>,
  content: z.input<Of> & { readonly day: string },
  parts: AttendanceDeps,
) {
  const { db, actor, clock } = call;
  const id = personOf(actor);
  await lockPunches(db, id);
  await refuseLocked(db, id, content.day);
  await refuseTwice(db, kind, id, content.day);
  const asking = { subjectId: id, record: 'employee', recordId: id, content };
  const decision = await askDecision(db, parts.decisionContext, kind, asking, actor, clock.now());
  await note(call, {
    action: kind.name === correction.name ? 'attendance.correct' : 'attendance.askDayOff',
    record: 'employee',
    id,
    after: { ...content },
  });
  const [record] = await showRequests(db, [decision], actor, parts);
  if (!record) throw new Error('what was asked for is shown');
  return { record };
}

const longest = 960 * 60_000;
const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000);

/** Times that are said must have passed, and be of that day by the same rule as punches. */
export async function askCorrection(
  call: AttendanceCall<Tx>,
  { day, inAt, outAt, reason }: Input<typeof timeRequestCalls.correct>['body'],
  parts: AttendanceDeps,
) {
  const id = personOf(call.actor);
  const { minute, today, zoneOf } = await attendanceNow(call.db, call, id);
  if (day > today) throw fault('date', 'to-come');
  if (!inAt && !outAt) throw fault('inTime', 'required');
  const [stay] = await findEmployed(call.db, [id], day, day);
  if (stay?.away === 'Suspended')
    throw new Refusal(suspendedThen, { name: call.actor.name, date: day });
  const came = inAt ? [{ at: minuteOf(inAt), direction: 'in' as const }] : [];
  const went = outAt ? [{ at: minuteOf(outAt), direction: 'out' as const }] : [];
  for (const [path, [said], saidWith] of [
    ['inTime', came, []],
    ['outTime', went, came],
  ] as const) {
    if (!said) continue;
    if (said.at > minute) throw fault(path, 'to-come');
    if ((await dayWith(call.db, id, said, day, zoneOf, saidWith)) !== day)
      throw fault(path, 'other-day');
  }
  const length = inAt && outAt ? Date.parse(outAt) - Date.parse(inAt) : 1;
  if (length <= 0) throw fault('outTime', 'before-start');
  if (length > longest) throw fault('outTime', 'other-day');
  return put(call, correction, { day, inAt, outAt, reason }, parts);
}

/** A day of work that becomes free, and a free one that is worked instead. */
export async function askDayOff(
  call: AttendanceCall<Tx>,
  { day, instead = null, reason }: Input<typeof timeRequestCalls.dayOff>['body'],
  parts: AttendanceDeps,
) {
  const id = personOf(call.actor);
  const now = await attendanceNow(call.db, call, id);
  if (day < now.today) throw fault('date', 'gone-by');
  const planned = async (date: string) => (await plansOf(call.db, [id], date, date)).get(id)?.[0];
  const plan = await planned(day);
  if (plan?.kind !== 'work') throw fault('date', 'not-worked');
  if (instead !== null) {
    if (instead < now.today) throw fault('insteadDate', 'gone-by');
    const other = await planned(instead);
    if (other?.kind !== 'off') throw fault('insteadDate', 'not-free');
    // nobody could say when the other day begins
    if (!plan.shift) throw fault('insteadDate', 'not-fitting');
  }
  return put(call, dayOff, { day, instead, shiftId: plan.shift?.id ?? null, reason }, parts);
}
