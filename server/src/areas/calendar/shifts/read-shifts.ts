import { type Shift, shiftCalls, shiftsListed } from '@muster/contract/calendar/shift-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { countShifts, findShift, findShifts, type ShiftRow } from '../store/shifts.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof shiftCalls.list>['query'];

function shown(row: ShiftRow, actor: Actor): Shift {
  const may = actorMayCall(shiftCalls.change, actor);
  return { ...row, can: { change: may, remove: may } };
}

function conditionOf({ search, active }: Query): Condition {
  const places = { name: 'shift.name', shortName: 'shift.short_name' };
  const conditions = [searchedIn(shiftsListed, places, search)];
  if (active !== undefined) conditions.push(sql`(inactive_at is null) = ${active}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

export async function listShifts(db: Db, actor: Actor, query: Query) {
  const page = pageOf(query, largestLimit.master);
  const where = conditionOf(query);
  const [rows, total] = await Promise.all([
    findShifts(db, where, query.sort, page),
    countShifts(db, where),
  ]);
  return { rows: rows.map((row) => shown(row, actor)), total, ...page };
}

export async function readShift(db: Handle, actor: Actor, id: string) {
  const row = await findShift(db, id);
  if (!row) throw new Refusal(notFound);
  return { record: shown(row, actor) };
}
