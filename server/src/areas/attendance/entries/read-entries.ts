import {
  punchEntriesListed,
  type entryCalls,
  type PunchEntry,
  type SkipReason,
} from '@muster/contract/attendance/entry-calls.ts';
import { correction } from '@muster/contract/attendance/decisions.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { couldDecide } from '../../../platform/decisions/approvers/could-decide.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Reading = Pick<AttendanceCall<Db | Tx>, 'db' | 'actor' | 'clock'>;

interface Row extends Omit<PunchEntry, 'enteredBy' | 'skipped' | 'can'> {
  readonly byKind: AccountKind;
  readonly byId: string;
  readonly skipped: { readonly reason: SkipReason; readonly count: number }[] | null;
}

/** Whose entries someone sees: those that are about people whose times they may enter, each one of them. */
function isSeen({ actor, clock }: Reading, { decisionContext }: AttendanceDeps): Condition {
  const may = couldDecide(
    decisionContext,
    actor,
    correction,
    sql.ref('about.employee_id'),
    clock.now(),
  );
  return sql<boolean>`not exists (select 1 from punch_entry_row as about
    where about.entry_id = punch_entry.id and not ${may})`;
}

const columns = sql`punch_entry.id, punch_entry.kind, punch_entry.day, punch_entry.reason,
  punch_entry.state, punch_entry.asked_by_kind as "byKind", punch_entry.asked_by_id as "byId",
  punch_entry.created_at as "createdAt", counted.*`;

const counted = sql`lateral (select count(*)::int as people,
    count(*) filter (where state in ('applied', 'undone'))::int as applied,
    count(*) filter (where state = 'undone')::int as undone,
    count(*) filter (where state = 'waiting')::int as waiting,
    (select json_agg(json_build_object('reason', skip, 'count', many) order by skip) from (
      select skip, count(*)::int as many from punch_entry_row
      where entry_id = punch_entry.id and skip is not null group by skip) as left_out) as skipped
  from punch_entry_row where entry_id = punch_entry.id) as counted`;

const orders = { createdAt: sql`punch_entry.created_at`, date: sql`punch_entry.day` };

async function find(
  call: Reading,
  where: Condition,
  parts: AttendanceDeps,
  { sort, ...page }: Page & { readonly sort?: string },
): Promise<PunchEntry[]> {
  const { db } = call;
  const found = await sql<Row>`select ${columns} from punch_entry cross join ${counted}
    where ${where} and ${isSeen(call, parts)}
    order by ${orderOf(punchEntriesListed, orders, sort, sql`punch_entry.id`)} ${cut(page)}`.execute(
    db,
  );
  const nameOf = await namesOfAccounts(
    db,
    found.rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId })),
  );
  return found.rows.map(({ byKind: _kind, byId, skipped, ...row }) => ({
    ...row,
    skipped: skipped ?? [],
    enteredBy: nameOf(byId),
    can: { undo: row.state === 'Applying' || (row.state === 'Applied' && row.applied > 0) },
  }));
}

export async function readPunchEntry(call: Reading, id: string, parts: AttendanceDeps) {
  const only = { limit: 1, pageNo: 1 };
  const [record] = await find(call, sql<boolean>`punch_entry.id = ${id}`, parts, only);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function listPunchEntries(
  call: Reading,
  query: Input<typeof entryCalls.list>['query'],
  parts: AttendanceDeps,
) {
  const page = pageOf(query, largestLimit.other);
  const ofDay = query.day ? sql`punch_entry.day = ${query.day}` : sql`true`;
  const places = { reason: 'punch_entry.reason' };
  const where = sql<boolean>`${ofDay} and ${searchedIn(punchEntriesListed, places, query.search)}`;
  const rows = await find(call, where, parts, { ...page, sort: query.sort });
  const counts = await sql<{ total: number }>`select count(*)::int as total from punch_entry
    where ${where} and ${isSeen(call, parts)}`.execute(call.db);
  return { rows, total: counts.rows[0]?.total ?? 0, ...page };
}
