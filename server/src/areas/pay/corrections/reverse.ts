import { type AccountKind, type Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  nothingToReverse,
  ownPayAlone,
  reversalAsked,
  reversalEyes,
} from '@muster/contract/pay/refusals.ts';
import {
  type PayReversal,
  reversalCalls,
  type ReversalState,
} from '@muster/contract/pay/corrections/reversal-calls.ts';
import { reversalFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { actorMayCall, hasConcern, isOfConcerns } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { transition, transitionMany } from '../../../platform/workflow/transition.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import { findAskers } from '../four-eyes/hands.ts';
import { holdRun } from '../store/runs.ts';
import {
  chosenOf,
  countSheets,
  hasOwn,
  holdShownRun,
  refuseOwnAlone,
} from '../runs/chosen-sheets.ts';
import { findSameEyes } from '../four-eyes/four-eyes.ts';
import { leaveRun } from './leave-run.ts';

interface Row {
  readonly id: string;
  readonly runId: string;
  readonly concernId: string;
  readonly month: string;
  readonly state: ReversalState;
  readonly reason: string;
  readonly people: number;
  readonly net: bigint;
  readonly byKind: AccountKind;
  readonly byId: string;
  readonly createdAt: string;
  readonly decidedKind: AccountKind | null;
  readonly decidedId: string | null;
  readonly decidedAt: string | null;
}

async function findReversals(db: Handle, where: Condition): Promise<Row[]> {
  const found = await sql<Row>`select reversal.id, reversal.run_id as "runId",
      run.concern_id as "concernId", run.month, reversal.state, reversal.reason, reversal.people,
      reversal.net, reversal.asked_by_kind as "byKind", reversal.asked_by_id as "byId",
      reversal.created_at as "createdAt", reversal.decided_by_kind as "decidedKind",
      reversal.decided_by_id as "decidedId", reversal.decided_at as "decidedAt"
    from salary_reversal as reversal join salary_run as run on run.id = reversal.run_id
    where ${where} order by reversal.created_at desc, reversal.id desc`.execute(db);
  return found.rows;
}

/** Those that wait for someone else than whoever asks. */
async function waitingForOthers(call: PayCall<Handle>, rows: readonly Row[]): Promise<Set<string>> {
  const waiting = rows.filter(({ state }) => state === 'Asked');
  const [first] = waiting;
  if (!first) return new Set();
  const askers = await findAskers(
    call.db,
    waiting.map(({ id }) => id),
  );
  const same = await findSameEyes(call, first.concernId, askers);
  return new Set(same.filter(({ hasOther }) => hasOther).map(({ id }) => id));
}

/** Of one run. */
async function show(call: PayCall<Handle>, rows: readonly Row[]): Promise<PayReversal[]> {
  const { db, actor } = call;
  const nameOf = await namesOfAccounts(
    db,
    rows.flatMap(({ byKind, byId, decidedKind, decidedId }) => [
      { kind: byKind, id: byId },
      ...(decidedKind && decidedId ? [{ kind: decidedKind, id: decidedId }] : []),
    ]),
  );
  const mayApprove = actorMayCall(reversalCalls.approve, actor);
  const mayCancel = actorMayCall(reversalCalls.cancel, actor);
  const forOthers = await waitingForOthers(call, rows);
  return rows.map(({ id, runId, state, reason, people, net, ...row }) => ({
    id,
    runId,
    state,
    reason,
    people,
    net,
    asked: { by: nameOf(row.byId), at: row.createdAt },
    decided:
      row.decidedId && row.decidedAt ? { by: nameOf(row.decidedId), at: row.decidedAt } : null,
    can: {
      approve: state === 'Asked' && mayApprove && !forOthers.has(id),
      cancel: state === 'Asked' && mayCancel,
    },
  }));
}

async function shown(call: PayCall<Tx>, id: string): Promise<{ record: PayReversal }> {
  const rows = await findReversals(call.db, sql<boolean>`reversal.id = ${id}`);
  const [record] = await show(call, rows);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function listReversals(call: PayCall<Db>, runId: string) {
  const { db, actor } = call;
  const within = isOfConcerns(actor, sql`run.concern_id`);
  const known = await sql`select 1 from salary_run as run
    where run.id = ${runId} and ${within}`.execute(db);
  if (known.rows.length === 0) throw new Refusal(notFound);
  const rows = await findReversals(db, sql<boolean>`reversal.run_id = ${runId}`);
  return { record: await show(call, rows) };
}

/** Nothing is changed yet: someone else has to agree. */
export async function askReversal(
  call: PayCall<Tx>,
  runId: string,
  { ids, reason }: Input<typeof reversalCalls.ask>['body'],
) {
  const { db, actor, clock } = call;
  const held = await holdShownRun(call, runId);
  const which = sql<boolean>`${chosenOf(held, ids)} and salary_sheet.state = 'Paid'`;
  await refuseOwnAlone(call, which);
  const { people, net } = await countSheets(db, which);
  if (people === 0) throw new Refusal(nothingToReverse);
  const at = clock.now();
  const id = newId(at);
  await sql`insert into salary_reversal (id, run_id, state, reason, people, net, asked_by_kind,
      asked_by_id, created_at)
    values (${id}, ${runId}, 'Asked', ${reason}, ${people}, ${net}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  const taken = await sql`insert into reversed_sheet (attempt_id, employee_id, reversal_id)
    select attempt_id, employee_id, ${id} from salary_sheet where ${which}
    on conflict do nothing returning 1`.execute(db);
  if (taken.rows.length < people) throw new Refusal(reversalAsked);
  await note(call, {
    action: 'salary-reversal.ask',
    record: 'salary_reversal',
    id,
    after: { month: held.run.month, people, net: decimalText(net), reason },
  });
  return shown(call, id);
}

async function holdReversal({ db, actor }: PayCall<Tx>, id: string): Promise<Row> {
  const find = async () => (await findReversals(db, sql<boolean>`reversal.id = ${id}`))[0];
  const before = await find();
  if (!before || !hasConcern(actor, before.concernId)) throw new Refusal(notFound);
  await holdRun(db, before.runId);
  const reversal = await find();
  if (!reversal) throw new Refusal(notFound);
  return reversal;
}

const decidedBy = (actor: Actor, at: string) => ({
  decided_by_kind: actor.kind,
  decided_by_id: actor.accountId,
  decided_at: at,
});

/** The payslips that a reversal is about. */
const isTakenBackBy = (id: string): Condition =>
  sql<boolean>`(salary_sheet.attempt_id, salary_sheet.employee_id) in (
    select attempt_id, employee_id from reversed_sheet where reversal_id = ${id})`;

/** What was paid is as if it had not been: loans, what was left over and every total are as before. */
export async function approveReversal(call: PayCall<Tx>, id: string) {
  const { db, actor, clock, requestId } = call;
  const reversal = await holdReversal(call, id);
  const { runId, concernId } = reversal;
  const [same] = await findSameEyes(call, concernId, await findAskers(db, [id]));
  if (same?.hasOther) {
    const asker = { kind: reversal.byKind, id: reversal.byId };
    const nameOf = await namesOfAccounts(db, [asker]);
    throw new Refusal(reversalEyes, { who: nameOf(asker.id) });
  }
  await refuseOwnAlone(call, isTakenBackBy(id));
  const at = clock.now();
  const by = { person: actor };
  const { people, net, reason } = reversal;
  await transition(db, reversalFlow, reversal, 'approve', by, {
    at,
    requestId,
    set: decidedBy(actor, at),
    after: { people, net: decimalText(net), reason },
  });
  await transitionMany(db, salarySheetFlow, isTakenBackBy(id), 'reverse', by, {});
  await sql`delete from settled_source where (attempt_id, employee_id) in (
    select attempt_id, employee_id from reversed_sheet where reversal_id = ${id})`.execute(db);
  await leaveRun(call, runId);
  return shown(call, id);
}

export async function cancelReversal(call: PayCall<Tx>, id: string) {
  const { db, actor, clock, requestId } = call;
  const reversal = await holdReversal(call, id);
  const isOwnWish = reversal.byKind === actor.kind && reversal.byId === actor.accountId;
  // nobody keeps the own pay that someone else wants back
  if (!isOwnWish && (await hasOwn(call, isTakenBackBy(id)))) throw new Refusal(ownPayAlone);
  const at = clock.now();
  await transition(
    db,
    reversalFlow,
    reversal,
    'cancel',
    { person: actor },
    { at, requestId, set: decidedBy(actor, at) },
  );
  await sql`delete from reversed_sheet where reversal_id = ${id}`.execute(db);
  return shown(call, id);
}
