import type { Delegation, delegationCalls } from '@muster/contract/inbox/delegation-calls.ts';
import { decidesOnYou, notEmployed, overlapping } from '@muster/contract/inbox/refusals.ts';
import { hrWrite, staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { isOwnColumn } from '../../platform/access/own-person.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import {
  clashesWith,
  type DelegationRow,
  deleteDelegation,
  findDelegations,
  insertDelegation,
  type NewDelegation,
} from '../../platform/decisions/approvers/delegations.ts';
import type { DecisionContext } from '../../platform/decisions/decision-context.ts';
import type { Context } from '../../platform/http/route.ts';
import type { Now } from '../../platform/now.ts';
import {
  lockPeopleRows,
  isWithin,
  nowOfPerson,
  nowsOf,
  employeeFacts,
  secondTierColumn,
  withinRule,
} from '../people/public.ts';
import { refuseKinds } from './rules/refuse-kinds.ts';
import { refuseDelegation } from './rules/refuse-delegation.ts';
import type { InboxDeps } from './show-items.ts';
import { notifyDelegator } from './notices/notify-delegator.ts';
import { never, type Condition } from '../../platform/db/condition.ts';

type Call = Context<Tx, Actor>;
type Asked = Pick<Context<Db | Tx, Actor>, 'db' | 'clock' | 'actor'>;

const isOf = (column: string, person: string | null): Condition =>
  person === null ? never : sql<boolean>`${sql.ref(column)} = ${person}`;

/** The own, and for HR those of the people they keep. */
const maySee = (actor: Actor): Condition =>
  sql<boolean>`(${isOf('from_person', actor.personId)}
    or ${isWithin(hrWrite, actor, 'delegation.from_person')})`;

/** The person in `column` stands above the actor: whoever decides for them decides on the actor. */
const decidesOn = (actor: Actor, column: string): Condition =>
  sql<boolean>`exists (select 1 from employee as own where ${isOwnColumn(actor, 'own.id')}
    and ${sql.ref(column)} in (own.line_manager_id, ${secondTierColumn('own')}))`;

const mayEnd = (actor: Actor): Condition =>
  sql<boolean>`(${maySee(actor)} and (${isOf('from_person', actor.personId)}
    or not ${decidesOn(actor, 'delegation.from_person')}))`;

const stateOf = ({ start_on: from, end_on: until }: DelegationRow, { today }: Now) => {
  if (until < today) return 'over';
  return from > today ? 'coming' : 'now';
};

async function show(
  call: Asked,
  rows: readonly DelegationRow[],
  parts: InboxDeps,
): Promise<Delegation[]> {
  const { db, actor } = call;
  const nowOf = await nowsOf(
    call,
    parts,
    rows.map((row) => row.from_person),
  );
  const ids = rows.flatMap((row) => [row.from_person, row.to_person]);
  const found = await employeeFacts(db)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(found.map(({ id, name, number }) => [id, { id, name, number }]));
  const nobody = (id: string) => ({ id, name: '', number: '' });
  const mine = await findDelegations(
    db,
    sql<boolean>`(${mayEnd(actor)} and delegation.id = any(${rows.map(({ id }) => id)}::uuid[]))`,
  );
  const open = new Set(mine.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    by: byId.get(row.from_person) ?? nobody(row.from_person),
    to: byId.get(row.to_person) ?? nobody(row.to_person),
    kinds: row.kinds,
    from: row.start_on,
    until: row.end_on,
    state: stateOf(row, nowOf(row.from_person)),
    can: { remove: open.has(row.id) },
  }));
}

/** What goes on and what is to come, of those whom HR keeps. */
const ofEveryone = (actor: Actor, decisionContext: DecisionContext): Condition =>
  sql<boolean>`(end_on >= ${decisionContext.today(sql.ref('delegation.from_person'))} and ${isWithin(hrWrite, actor, 'delegation.from_person')})`;

/** Those from the person and those to them; another's for HR alone. */
export async function listDelegations(
  call: Asked,
  { employeeId, whose }: Input<typeof delegationCalls.list>['query'],
  parts: InboxDeps,
) {
  const { db, actor } = call;
  const person = employeeId ?? actor.personId;
  const own = sql<boolean>`(${isOf('from_person', person)} or ${isOf('to_person', person)})`;
  const one = person === actor.personId ? own : sql<boolean>`(${own} and ${maySee(actor)})`;
  const where = whose === 'all' ? ofEveryone(actor, parts.decisionContext) : one;
  const rows = await findDelegations(db, where);
  return { rows: await show(call, rows, parts) };
}

async function refuseStranger(tx: Tx, actor: Actor, by: string): Promise<void> {
  if (by === actor.personId) return;
  const found = await sql`select 1 from employee as delegator
    where delegator.id = ${by} and ${isWithin(hrWrite, actor, 'delegator.id')}`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(notFound);
}

/** Nobody chooses who decides on them, not even as HR. */
async function refuseApprover(tx: Tx, actor: Actor, by: string): Promise<void> {
  if (by === actor.personId) return;
  const found = await sql<{ name: string }>`select above.name from employee as above
    where above.id = ${by} and ${decidesOn(actor, 'above.id')}`.execute(tx);
  if (found.rows[0]) throw new Refusal(decidesOnYou, found.rows[0]);
}

async function refuseNotEmployed(tx: Tx, actor: Actor, to: string): Promise<void> {
  const found = await sql`select 1 from employee
    where employee.id = ${to} and status not in ('Left', 'Draft')
      and ${withinRule(staffRead, actor)}`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(notEmployed);
}

/** One person stands in for someone at a time and kind; who comes second waits for the first. */
async function refuseClash(tx: Tx, given: NewDelegation): Promise<void> {
  const [clash] = await findDelegations(tx, clashesWith(given));
  if (!clash) return;
  const [person] = await employeeFacts(tx).where('employee.id', '=', clash.to_person).execute();
  const { start_on: from, end_on: until } = clash;
  throw new Refusal(overlapping, { name: person?.name ?? '', from, until });
}

const note = ({ actor, clock, requestId }: Call, db: Tx, action: string, row: DelegationRow) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: `delegation.${action}`,
    record: 'employee',
    recordId: row.from_person,
    after: { to: row.to_person, kinds: row.kinds, from: row.start_on, until: row.end_on },
  });

export async function createDelegation(
  call: Call,
  given: Input<typeof delegationCalls.create>['body'],
  parts: InboxDeps,
) {
  const { db, actor, clock } = call;
  const { decisionContext } = parts;
  const by = given.employeeId ?? actor.personId;
  if (by === null) throw new Refusal(notFound);
  await refuseStranger(db, actor, by);
  await refuseApprover(db, actor, by);
  const { to, from, until, kinds = null } = given;
  const wanted = { by, to, kinds: kinds && [...new Set(kinds)].toSorted(), from, until };
  refuseDelegation(wanted, (await nowOfPerson(call, parts, by)).today);
  refuseKinds(
    wanted.kinds,
    [...decisionContext.kinds.values()].map(({ kind }) => kind),
  );
  await refuseNotEmployed(db, actor, to);
  await lockPeopleRows(db, [by]);
  await refuseClash(db, wanted);
  const id = await insertDelegation(db, wanted, clock.now());
  const [row] = await findDelegations(db, sql<boolean>`delegation.id = ${id}`);
  const [record] = row ? await show(call, [row], parts) : [];
  if (!row || !record) throw new Error('what was written is there');
  await note(call, db, 'create', row);
  await notifyDelegator(call, row, 'set');
  return { record };
}

export async function removeDelegation(call: Call, id: string) {
  const { db, actor } = call;
  const [row] = await findDelegations(
    db,
    sql<boolean>`(delegation.id = ${id} and ${maySee(actor)})`,
  );
  if (!row) throw new Refusal(notFound);
  await refuseApprover(db, actor, row.from_person);
  await deleteDelegation(db, id);
  await note(call, db, 'remove', row);
  await notifyDelegator(call, row, 'ended');
  return {};
}
