import { type attendanceLockCalls, locksListed } from '@muster/contract/attendance/device-calls.ts';
import { attendanceMonthLocked, monthNotOver } from '@muster/contract/attendance/refusals.ts';
import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { hasConcern, isOfConcerns } from '../../../platform/access/concerns.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { findPayPeriod, keepPayPeriod, payRhythmOf } from '../../calendar/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { dropLeaveFigures } from '../../leave/public.ts';
import { figuresName } from './figures-job.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { latePolicyOf } from './late-policy-of.ts';
import { note } from '../../../platform/audit/note.ts';
import { noteDaysChanged } from '../judging/note-changed.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { AttendanceCall, AttendanceDeps } from '../deps.ts';
import { everyone, judgeLacking, refresh } from '../judging/refresh.ts';
import { shareClosing, takeClosing } from '../store/closing-turn.ts';
import { findOfConcern } from '../store/facts.ts';
import type { DaySpan } from '../store/stale.ts';
import { always } from '../../../platform/db/condition.ts';

/**
 * Which days of some people between two are closed for the concern they are in then, by `id day`: the month
 * of the pay period; the first days first.
 */
export async function findClosed(
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ key: string; month: string }>`
    select place.employee_id || ' ' || asked::date as key, closed.month
    from (select period.employee_id, period.department_id, period.from_date, coalesce(
          lead(period.from_date) over (partition by employee_id order by from_date) - 1,
          ${until}::date) as to_date
        from employment_period as period
        where period.employee_id = any(${[...employeeIds]}::uuid[])) as place
      join department on department.id = place.department_id
      join attendance_lock as closed on closed.concern_id = department.concern_id
        and closed.from_date <= least(${until}::date, place.to_date)
        and closed.to_date >= greatest(${from}::date, place.from_date)
      cross join generate_series(greatest(${from}::date, closed.from_date, place.from_date),
        least(${until}::date, closed.to_date, place.to_date), interval '1 day') as asked
    order by asked`.execute(db);
  return new Map(found.rows.map(({ key, month }) => [key, month]));
}

/** The same for whoever writes: those that are open stay so until they are done. */
export async function closedDays(
  tx: Tx,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlyMap<string, string>> {
  await shareClosing(tx);
  return findClosed(tx, employeeIds, from, until);
}

export async function refuseLocked(tx: Tx, employeeId: string, day: string): Promise<void> {
  const [month] = (await closedDays(tx, [employeeId], day, day)).values();
  if (month) throw new Refusal(attendanceMonthLocked, { month });
}

type Asked = Input<typeof attendanceLockCalls.lock>['body'];

const within = (actor: Actor) => isOfConcerns(actor, sql`concern.id`);

interface LockRow {
  readonly concern: { readonly id: string; readonly name: string };
  readonly month: string;
  readonly from: string;
  readonly until: string;
  readonly kind: string;
  readonly by: string;
  readonly createdAt: string;
  readonly isCounted: boolean;
}

async function showLocks(db: Handle, rows: readonly LockRow[]) {
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ kind, by }) => ({ kind: kind as AccountKind, id: by })),
  );
  return rows.map(({ kind: _kind, by, ...lock }) => ({ ...lock, lockedBy: nameOf(by) }));
}

const columns = sql`json_build_object('id', concern.id, 'name', concern.name) as concern,
  attendance_lock.month, attendance_lock.from_date as from, attendance_lock.to_date as until,
  attendance_lock.locked_by_kind as kind, attendance_lock.locked_by_id as by,
  attendance_lock.created_at as "createdAt", attendance_lock.figures_at is not null as "isCounted"
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

const expectConcern = async ({ db, actor }: AttendanceCall<Db>, id: string): Promise<void> => {
  const found = await sql`select 1 from concern
    where id = ${id} and ${within(actor)}`.execute(db);
  if (found.rows.length === 0) throw new Refusal(notFound);
};

/** The days that are closed with a month of a concern. */
async function periodOf(call: AttendanceCall<Db | Tx>, { concernId, month }: Asked) {
  const inForce = await call.settings.read(call.db, call.clock.now());
  return findPayPeriod(call.db, concernId, month, payRhythmOf(inForce, concernId));
}

/**
 * What is out of date is judged a last time; from then on the days of the period stay as they are. It is
 * not over while its last night shift lasts.
 */
export async function readyToLock(call: AttendanceCall<Db>, asked: Asked): Promise<void> {
  const { db } = call;
  const { concernId, month } = asked;
  await expectConcern(call, concernId);
  const now = await attendanceNow(db, call);
  const { from, until } = await periodOf(call, asked);
  if (until >= now.in(concernId).today) throw new Refusal(monthNotOver, { month });
  await refresh(db, { from, until }, always, now, { most: everyone });
  const goesOn = await sql`select 1 from attendance_day
    where concern_id = ${concernId} and day between ${from} and ${until}
      and open_until is not null limit 1`.execute(db);
  if (goesOn.rows.length > 0) throw new Refusal(monthNotOver, { month });
}

export async function lockMonth(call: AttendanceCall<Tx>, asked: Asked) {
  const { db, actor, clock } = call;
  const { concernId, month } = asked;
  const at = clock.now();
  await takeClosing(db);
  const rhythm = payRhythmOf(await call.settings.read(db, at), concernId);
  const { from, until } = await keepPayPeriod(db, concernId, month, rhythm, at);
  // what came while we waited for our turn: the days are true when they are closed
  await judgeLacking(db, { from, until }, always, await attendanceNow(db, call));
  const policy = (await latePolicyOf(call))(concernId);
  const locked =
    await sql`insert into attendance_lock (concern_id, month, from_date, to_date, late_free, late_every,
      late_costs, locked_by_kind, locked_by_id, created_at)
    values (${concernId}, ${month}, ${from}, ${until}, ${policy.free}, ${policy.every},
      ${policy.costs}, ${actor.kind}, ${actor.accountId}, ${at})
    on conflict (concern_id, month) do nothing returning 1`.execute(db);
  if (locked.rows.length > 0) {
    await enqueue(db, figuresName, { concernId, month }, call);
    await note(call, {
      action: 'attendance.lock',
      record: 'concern',
      id: concernId,
      after: { month, from, until },
    });
  }
  const found = await sql<LockRow>`select ${columns}
    where attendance_lock.concern_id = ${concernId} and attendance_lock.month = ${month}`.execute(
    db,
  );
  const [record] = await showLocks(db, found.rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function unlockMonth(
  call: AttendanceCall<Tx>,
  { concern, month }: { readonly concern: string; readonly month: string },
  { refuseReopening }: Pick<AttendanceDeps, 'refuseReopening'>,
) {
  const { db, actor } = call;
  // of another's company it is not there, whatever became of its pay
  if (hasConcern(actor, concern)) await refuseReopening(db, { concernId: concern, month });
  const gone = await sql<DaySpan>`delete from attendance_lock using concern
    where concern.id = attendance_lock.concern_id and ${within(actor)}
      and attendance_lock.concern_id = ${concern} and attendance_lock.month = ${month}
    returning attendance_lock.from_date as from, attendance_lock.to_date as until`.execute(db);
  const [span] = gone.rows;
  if (!span) throw new Refusal(notFound);
  await dropLeaveFigures(db, { concernId: concern, month });
  // whatever happened meanwhile was judged and not kept
  await noteDaysChanged(db, await findOfConcern(db, concern), span, call.clock);
  await note(call, {
    action: 'attendance.unlock',
    record: 'concern',
    id: concern,
    before: { month },
  });
  return {};
}
