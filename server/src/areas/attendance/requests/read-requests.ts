import { seeAttendance } from '@muster/contract/attendance/attendance-calls.ts';
import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import {
  ownRequestsListed,
  requestsListed,
  type RequestState,
  type TimeRequest,
  type timeRequestCalls,
} from '@muster/contract/attendance/request-calls.ts';
import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { has } from '../../../platform/db/contains.ts';
import { byWords, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { findDecisionsOfPeople, stepsOfAll } from '../../../platform/decisions/find-decisions.ts';
import type { Decision } from '../../../platform/decisions/store.ts';
import { waitsFor } from '../../../platform/decisions/approvers/waits-for.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { foundPeople, namesAbove, employeeFacts, withinRule } from '../../people/public.ts';
import { personOf } from '../own-day.ts';
import type { AttendanceDeps } from '../deps.ts';
import type { Condition } from '../../../platform/db/condition.ts';

const timesOf = (row: Decision) => {
  if (row.kind === correction.name) {
    const { day, inAt, outAt, reason } = correction.content.parse(row.content);
    return { kind: correction.name, day, inAt, outAt, instead: null, reason };
  }
  const { day, instead, reason } = dayOff.content.parse(row.content);
  return { kind: dayOff.name, day, inAt: null, outAt: null, instead, reason };
};

async function openFor(db: Handle, ids: readonly string[], actor: Actor, parts: AttendanceDeps) {
  const found = await db
    .selectFrom('decision')
    .select('id')
    .where('id', 'in', [...ids])
    .where(waitsFor(parts.decisionContext, actor))
    .execute();
  return new Set(found.map((row) => row.id));
}

/** Requests as the calls answer them, with what the reader may do now. */
export async function showRequests(
  db: Handle,
  rows: readonly Decision[],
  actor: Actor,
  parts: AttendanceDeps,
): Promise<TimeRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const steps = Map.groupBy(await stepsOfAll(db, ids), (step) => step.decision_id);
  const open = await openFor(db, ids, actor, parts);
  const subjectIds = [...new Set(rows.map((row) => row.subject_id))];
  const subjects = await employeeFacts(db)
    .where(sql<boolean>`employee.id = any(${subjectIds}::uuid[])`)
    .execute();
  const byId = new Map(subjects.map((person) => [person.id, person]));
  const above = await namesAbove(
    db,
    subjectIds,
    rows.flatMap((row) => row.waits_for ?? []),
  );
  const lastOf = (row: Decision) => steps.get(row.id)?.findLast((step) => step.verdict !== null);
  const nameOf = await namesOfAccounts(
    db,
    rows.flatMap((row) => {
      const { decided_by_kind: kind, decided_by_id: id } = lastOf(row) ?? {};
      return kind && id ? { kind: kind as AccountKind, id } : [];
    }),
  );
  return rows.map((row) => {
    const { name = '', number = '' } = byId.get(row.subject_id) ?? {};
    const last = lastOf(row);
    return {
      id: row.id,
      ...timesOf(row),
      employee: { id: row.subject_id, name, number },
      state: row.state as RequestState,
      waitsFor: row.waits_for ? above(row.subject_id, row.waits_for) : [],
      comment: last?.comment ?? null,
      decidedBy: last?.decided_by_id ? nameOf(last.decided_by_id) : null,
      createdAt: row.created_at,
      can: {
        cancel: row.state === 'Pending' && row.asked_by_id === actor.accountId,
        decide: open.has(row.id),
      },
    };
  });
}

type Query = Pick<
  Input<typeof timeRequestCalls.own>['query'],
  'limit' | 'pageNo' | 'kind' | 'state' | 'sort'
>;

export const requestOrders = {
  createdAt: sql`decision.created_at`,
  date: sql`decision.content ->> 'day'`,
  name: [byWords(sql`subject.name`), sql`subject.id`],
  kind: sql`decision.kind`,
  status: sql`decision.state`,
};

async function find(db: Db, actor: Actor, query: Query, whose: Condition, parts: AttendanceDeps) {
  const page = pageOf(query, largestLimit.other);
  const kinds = query.kind ? [query.kind] : [correction.name, dayOff.name];
  const state = query.state ? sql`and decision.state = ${query.state}` : sql``;
  const where = sql<boolean>`decision.kind = any(${kinds}) ${state} and ${whose}`;
  const order = orderOf(requestsListed, requestOrders, query.sort, sql`decision.id`);
  const { rows, total } = await findDecisionsOfPeople(db, where, order, page);
  return { rows: await showRequests(db, rows, actor, parts), total, ...page };
}

/** What people within reach asked for. */
export function listRequests(
  db: Db,
  actor: Actor,
  query: Input<typeof timeRequestCalls.list>['query'],
  parts: AttendanceDeps,
) {
  const { employeeId, department, search } = query;
  const whose = sql<boolean>`decision.subject_id in (select employee.id from employee
    where ${withinRule(seeAttendance, actor)}
    and ${searchedIn(requestsListed, { employee: foundPeople }, search)}
    ${employeeId ? sql`and employee.id = ${employeeId}` : sql``}
    ${department ? sql`and employee.department_id = ${department}` : sql``})`;
  return find(db, actor, query, whose, parts);
}

const isReason = (text: string) => has(sql`(decision.content ->> 'reason')`, text);

export function listOwnRequests(
  db: Db,
  actor: Actor,
  query: Input<typeof timeRequestCalls.own>['query'],
  parts: AttendanceDeps,
) {
  const own = sql<boolean>`decision.subject_id = ${personOf(actor)}
    and ${searchedIn(ownRequestsListed, { reason: isReason }, query.search)}`;
  return find(db, actor, query, own, parts);
}
