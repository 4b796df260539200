import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { withinRule } from '../../people/public.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { listApplications, listOwn } from './reading/list-applications.ts';
import { isApproverOf, isInCompany, isOwn, mayRead } from './reading/reach.ts';
import { removeApplication } from './remove-application.ts';
import { reviewApplication } from './review-application.ts';
import { changeApplication, createApplication } from './save-application.ts';
import { readApplication } from './reading/show-applications.ts';
import type { Condition } from '../../../platform/db/condition.ts';

const personOf = ({ personId }: Actor): string => {
  if (personId === null) throw new Refusal(notFound);
  return personId;
};

const read = async (call: LeaveCall<Tx>, id: string, within: Condition, parts: LeaveDeps) =>
  readApplication(call.db, id, within, { ...call, parts });

/** A person of another concern is not there; for oneself one asks like everyone. */
async function applyFor(
  call: LeaveCall<Tx>,
  body: Input<typeof leaveCalls.create>['body'],
  parts: LeaveDeps,
) {
  const { employeeId, ...given } = body;
  const { db, actor } = call;
  const reached = await sql`select 1 from employee
    where id = ${employeeId} and ${withinRule(leaveCalls.create.access, actor)}`.execute(db);
  if (reached.rows.length === 0) throw new Refusal(notFound);
  const isByHr = !isOwnPerson(actor, employeeId);
  return createApplication(call, employeeId, given, { parts, isByHr });
}

/** A status goes through the decision and comes alone; anything else is HR's to change. */
async function changeOrReview(
  call: LeaveCall<Tx>,
  id: string,
  { status, approved, comment, ...given }: Input<typeof leaveCalls.change>['body'],
  parts: LeaveDeps,
): Promise<void> {
  if (status) {
    const strange = Object.entries(given).filter(
      ([key, value]) => value !== undefined && key !== 'version',
    );
    const faults = strange.map(([path]): Fault => ({ path, code: 'not-fitting', values: {} }));
    if (faults.length > 0) throw new Refusal(ruleRefused, {}, faults);
    return reviewApplication(call, id, { status, approved, comment }, parts);
  }
  return changeApplication(call, id, given, isInCompany(call.actor), { parts, isByHr: true });
}

export const applicationRoutes = (parts: LeaveDeps): readonly Route[] => [
  route(leaveCalls.list, { tx: false }, ({ input, ...call }) =>
    listApplications(call, input.query, parts),
  ),
  route(leaveCalls.create, { tx: true }, async ({ input, ...call }) =>
    read(call, await applyFor(call, input.body, parts), sql`true`, parts),
  ),
  route(leaveCalls.read, { tx: false }, async ({ input, ...call }) =>
    readApplication(call.db, input.params.id, mayRead(call.actor, parts.decisionContext), {
      ...call,
      parts,
    }),
  ),
  route(leaveCalls.change, { tx: true }, async ({ input, ...call }) => {
    await changeOrReview(call, input.params.id, input.body, parts);
    return read(call, input.params.id, sql`true`, parts);
  }),
  route(leaveCalls.review, { tx: true }, async ({ input, ...call }) => {
    await reviewApplication(call, input.params.id, input.body, parts);
    return read(call, input.params.id, sql`true`, parts);
  }),
  route(leaveCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeApplication(call, input.params.id, isInCompany(call.actor), { parts, isByHr: true }),
  ),
  ...ownRoutes(parts),
];

const ownRoutes = (parts: LeaveDeps): readonly Route[] => [
  route(ownLeaveCalls.list, { tx: false }, ({ input, ...call }) =>
    listOwn(call, input.query, parts),
  ),
  route(ownLeaveCalls.create, { tx: true }, async ({ input, ...call }) => {
    const way = { parts, isByHr: false };
    const id = await createApplication(call, personOf(call.actor), input.body, way);
    return read(call, id, isOwn(call.actor), parts);
  }),
  route(ownLeaveCalls.read, { tx: false }, async ({ input, ...call }) => {
    const within = sql<boolean>`(${isOwn(call.actor)} or ${isApproverOf(call.actor, parts.decisionContext)})`;
    return readApplication(call.db, input.params.id, within, { ...call, parts });
  }),
  route(ownLeaveCalls.change, { tx: true }, async ({ input, ...call }) => {
    const way = { parts, isByHr: false };
    await changeApplication(call, input.params.id, input.body, isOwn(call.actor), way);
    return read(call, input.params.id, isOwn(call.actor), parts);
  }),
  route(ownLeaveCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeApplication(call, input.params.id, isOwn(call.actor), { parts, isByHr: false }),
  ),
  route(ownLeaveCalls.review, { tx: true }, async ({ input, ...call }) => {
    await reviewApplication(call, input.params.id, input.body, parts);
    return read(call, input.params.id, sql`true`, parts);
  }),
];
