import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { leaveDaysOf } from '../../leave/public.ts';
import { findClosed } from '../closing/locks.ts';
import { type Open, openDays } from '../judging/open-days.ts';
import type { Now } from '../../../platform/now.ts';
import { type NewPunchEntry, type LivePunch, type Plan, planEntry } from '../rules/plan-entry.ts';
import { sharePunches } from '../rules/share-punches.ts';

type FoundPunch = LivePunch & { readonly employeeId: string };

async function findLive(db: Handle, ids: readonly string[], day: string): Promise<FoundPunch[]> {
  const found = await sql<FoundPunch>`
    select id, employee_id as "employeeId", floor(extract(epoch from at) / 60)::int as at,
      direction, source = 'entered' as "isEntered"
    from punch
    where employee_id = any(${[...ids]}::uuid[]) and void_by is null and void_entry_id is null
      and at >= ${day}::date - interval '2 days' and at < ${day}::date + interval '3 days'
    order by at, id`.execute(db);
  return found.rows;
}

/** Who has the whole day off by agreed leave. */
async function findOnLeave(db: Handle, ids: readonly string[], day: string) {
  const rows = Map.groupBy(await leaveDaysOf(db, ids, day, day), (row) => row.employeeId);
  const isWhole = (id: string) =>
    (rows.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0) >= 1000;
  return new Set([...rows.keys()].filter(isWhole));
}

/** What an entry changes for each of some people, as things stand: a handful of queries for all. */
export async function planEntries(
  db: Handle,
  asked: NewPunchEntry,
  ids: readonly string[],
  { minute, zoneOf }: Pick<Now, 'minute' | 'zoneOf'>,
): Promise<ReadonlyMap<string, Plan>> {
  const { day } = asked;
  const around = { from: addDays(day, -2), until: addDays(day, 2) };
  const open = await openDays(db, ids, around, zoneOf);
  const punches = Map.groupBy(await findLive(db, ids, day), (row) => row.employeeId);
  const onLeave = await findOnLeave(db, ids, day);
  const closed = await findClosed(db, ids, day, day);
  const planOf = (id: string, days: readonly Open[]): Plan => {
    const today = days.find((one) => one.day === day);
    if (!today) return { skip: 'left' };
    const facts = {
      days,
      zone: today.zone,
      isEmployed: today.isEmployed,
      isAway: today.away !== null,
      isOnLeave: onLeave.has(id),
      isFree: today.plan.kind !== 'work',
      isClosed: closed.has(`${id} ${day}`),
      punches: sharePunches(days, punches.get(id) ?? []).get(day) ?? [],
    };
    return planEntry(asked, facts, minute);
  };
  return new Map(ids.map((id) => [id, planOf(id, open.get(id) ?? [])]));
}
