import { type attendanceLockCalls, locksListed } from '@muster/contract/attendance/device-calls.ts';
import { monthLocked, monthNotOver } from '@muster/contract/attendance/refusals.ts';
import type { AccountKind, Actor } from '@muster/contract/kernel/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../platform/access/concerns.ts';
import { byWords, cut, orderOf, searchedIn } from '../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../platform/db/transaction.ts';
import { hourOf } from './hour.ts';
import { note } from '../../platform/audit/note.ts';
import { noteChanged } from './note-changed.ts';
import { namesOfAccounts } from '../identity/public.ts';
import type { Call } from './parts.ts';
import { everyone, judgeLacking, refresh } from './refresh.ts';
import { monthOf } from './reports/spans.ts';
import { shareClosing, takeClosing } from './store/closing-turn.ts';
import { findOfConcern } from './store/facts.ts';

/** Which days of some people between two are closed for the concern they are in then: `id day`. */
export async function findClosed(
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ key: string }>`select person || ' ' || asked::date as key
    from attendance_lock as closed
      cross join generate_series(greatest(${from}::date, (closed.month || '-01')::date),
        least(${until}::date, ((closed.month || '-01')::date + interval '1 month - 1 day')::date),
        interval '1 day') as asked
      cross join unnest(${[...employeeIds]}::uuid[]) as person
      cross join lateral (select period.department_id from employment_period as period
        where period.employee_id = person and period.from_date <= asked::date
        order by period.from_date desc limit 1) as place
      join department on department.id = place.department_id
        and department.concern_id = closed.concern_id
    where closed.month between ${from.slice(0, 7)} and ${until.slice(0, 7)}`.execute(db);
  return new Set(found.rows.map(({ key }) => key));
}

/** The same for whoever writes: those that are open stay so until they are done. */
export async function closedDays(
  tx: Tx,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlySet<string>> {
  await shareClosing(tx);
  return findClosed(tx, employeeIds, from, until);
}

export async function refuseLocked(tx: Tx, employeeId: string, day: string): Promise<void> {
  const closed = await closedDays(tx, [employeeId], day, day);
  if (closed.size > 0) throw new Refusal(monthLocked, { month: day.slice(0, 7) });
}

const within = (actor: Actor) => isOfConcerns(actor, sql`concern.id`);

interface LockRow {
  readonly concern: { readonly id: string; readonly name: string };
  readonly month: string;
  readonly kind: string;
  readonly by: string;
  readonly createdAt: string;
}

async function showLocks(db: Handle, rows: readonly LockRow[]) {
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ kind, by }) => ({ kind: kind as AccountKind, id: by })),
  );
  return rows.map(({ kind: _kind, by, ...lock }) => ({ ...lock, lockedBy: nameOf(by) }));
}

const columns = sql`json_build_object('id', concern.id, 'name', concern.name) as concern,
  attendance_lock.month, attendance_lock.locked_by_kind as kind, attendance_lock.locked_by_id as by,
  attendance_lock.created_at as "createdAt"
  from attendance_lock join concern on concern.id = attendance_lock.concern_id`;

const orders = {
  month: sql`attendance_lock.month`,
  concern: byWords(sql`concern.name`),
  createdAt: sql`attendance_lock.created_at`,
};
const places = { concern: 'concern.name', month: 'attendance_lock.month' };

export async function listLocks(
  db: Db,
  actor: Actor,
  query: Input<typeof attendanceLockCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const where = sql`${within(actor)} and ${searchedIn(locksListed, places, query.search)}`;
  const ties = [sql`attendance_lock.month`, sql`concern.id`];
  const found = await sql<LockRow>`select ${columns} where ${where}
    order by ${orderOf(locksListed, orders, query.sort, ties)} ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from attendance_lock join concern on concern.id = attendance_lock.concern_id
    where ${where}`.execute(db);
  return { rows: await showLocks(db, found.rows), total: counted.rows[0]?.total ?? 0, ...page };
}

const expectConcern = async ({ db, actor }: Call<Db>, id: string): Promise<void> => {
  const found = await sql`select 1 from concern
    where id = ${id} and ${within(actor)}`.execute(db);
  if (found.rows.length === 0) throw new Refusal(notFound);
};

/**
 * What is out of date is judged a last time; from then on the days of the month stay as they are. A
 * month is not over while its last night shift lasts.
 */
export async function readyToLock(
  call: Call<Db>,
  { concernId, month }: Input<typeof attendanceLockCalls.lock>['body'],
): Promise<void> {
  const { db } = call;
  await expectConcern(call, concernId);
  const now = await hourOf(db, call);
  const span = monthOf(month, now.today);
  if (span.until >= now.today) throw new Refusal(monthNotOver, { month });
  await refresh(db, span, sql<boolean>`true`, now, { most: everyone });
  const goesOn = await sql`select 1 from attendance_day
    where concern_id = ${concernId} and day between ${span.from} and ${span.until}
      and open_until is not null limit 1`.execute(db);
  if (goesOn.rows.length > 0) throw new Refusal(monthNotOver, { month });
}

/** What came while we waited for our turn: the days of the month are true when it is closed. */
async function judgeLast(call: Call<Tx>, month: string): Promise<void> {
  const { db } = call;
  const now = await hourOf(db, call);
  const span = monthOf(month, now.today);
  await judgeLacking(db, span, sql<boolean>`true`, now);
}

export async function lockMonth(
  call: Call<Tx>,
  { concernId, month }: Input<typeof attendanceLockCalls.lock>['body'],
) {
  const { db, actor, clock } = call;
  await takeClosing(db);
  await judgeLast(call, month);
  await sql`insert into attendance_lock (concern_id, month, locked_by_kind, locked_by_id, created_at)
    values (${concernId}, ${month}, ${actor.kind}, ${actor.accountId}, ${clock.now()})
    on conflict (concern_id, month) do nothing`.execute(db);
  await note(call, {
    action: 'attendance.lock',
    record: 'concern',
    id: concernId,
    after: { month },
  });
  const found = await sql<LockRow>`select ${columns}
    where attendance_lock.concern_id = ${concernId} and attendance_lock.month = ${month}`.execute(
    db,
  );
  const [record] = await showLocks(db, found.rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function unlockMonth(call: Call<Tx>, concern: string, month: string) {
  const { db, actor } = call;
  const gone = await sql`delete from attendance_lock using concern
    where concern.id = attendance_lock.concern_id and ${within(actor)}
      and attendance_lock.concern_id = ${concern} and attendance_lock.month = ${month}
    returning 1`.execute(db);
  if (gone.rows.length === 0) throw new Refusal(notFound);
  // whatever happened meanwhile was judged and not kept
  await noteChanged(db, await findOfConcern(db, concern), monthOf(month, month), call.clock);
  await note(call, {
    action: 'attendance.unlock',
    record: 'concern',
    id: concern,
    before: { month },
  });
  return {};
}
