import type { EntryPreview, SkipReason } from '@muster/contract/attendance/entry-calls.ts';
import { digest } from '../../../platform/audit/sealing/content.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import type { Now } from '../../../platform/now.ts';
import { refresh } from '../judging/refresh.ts';
import { whoIn } from '../reports/who.ts';
import type { Who } from '../store/place-on.ts';
import type { NewPunchEntry, Plan } from '../rules/plan-entry.ts';
import type { DaySpan } from '../store/stale.ts';
import { askedEntry, type EntryBody } from './asked-entry.ts';
import { findPeople, type FoundPeople } from './find-people.ts';
import { planEntries } from './plan-entries.ts';

/** So many are shown by name. */
const shown = 100;

export interface Previewed {
  readonly asked: NewPunchEntry;
  readonly found: FoundPeople;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly stamp: string;
}

type Judge = (span: DaySpan, who: Who['people'], now: Now) => Promise<unknown>;

/** What is asked for, for whom, and what it comes to for each of them. */
export async function planFor(
  call: AttendanceCall<Db | Tx>,
  body: EntryBody,
  parts: AttendanceDeps,
  judge: Judge,
): Promise<Previewed> {
  const { db, actor } = call;
  const now = await attendanceNow(db, call);
  const asked = askedEntry(body, now.today);
  // the filters ask about the day as it was judged
  if (!body.employeeIds)
    await judge({ from: body.day, until: body.day }, whoIn(actor, body).people, now);
  const found = await findPeople(call, body, parts);
  const ids = found.people.map(({ id }) => id);
  const plans = await planEntries(db, asked, ids, now);
  return { asked, found, plans, stamp: digest([...plans]) };
}

const skippedIn = (reasons: readonly SkipReason[]) =>
  [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({
    reason,
    count: all.length,
  }));

const instant = (minutes: number | null) =>
  minutes === null ? null : new Date(minutes * 60_000).toISOString();

export async function previewEntry(
  call: AttendanceCall<Db>,
  body: EntryBody,
  parts: AttendanceDeps,
): Promise<{ record: EntryPreview }> {
  const { found, plans, stamp } = await planFor(call, body, parts, (span, who, now) =>
    refresh(call.db, span, who, now),
  );
  const changes = found.people.flatMap((employee) => {
    const plan = plans.get(employee.id);
    if (!plan || 'skip' in plan) return [];
    const { inAt, outAt, voids } = plan;
    return [{ employee, inAt: instant(inAt), outAt: instant(outAt), voids: voids.length }];
  });
  const left = [
    ...found.own.map((employee) => ({ employee, reason: 'own-record' as SkipReason })),
    ...found.people.flatMap((employee) => {
      const plan = plans.get(employee.id);
      return plan && 'skip' in plan ? [{ employee, reason: plan.skip }] : [];
    }),
  ];
  const others = Array.from({ length: found.others }, (): SkipReason => 'not-yours');
  return {
    record: {
      people: changes.length,
      changes: changes.slice(0, shown),
      skipped: skippedIn([...left.map(({ reason }) => reason), ...others]),
      left: left.slice(0, shown),
      stamp,
    },
  };
}
