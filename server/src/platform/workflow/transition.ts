import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed, notFound, stateOver } from '@muster/contract/kernel/refusals.ts';
import {
  mayMoveFrom,
  mayMove,
  type Move,
  type Workflow,
} from '@muster/contract/kernel/decisions/workflow.ts';
import { sql } from 'kysely';
import { audit, type NewAuditEntry } from '../audit/audit.ts';
import type { Tx } from '../db/transaction.ts';
import { sendNotice } from '../notices/notify.ts';
import { always, type Condition } from '../db/condition.ts';

type Values = Readonly<Record<string, unknown>>;
type Told = Parameters<typeof sendNotice>;

/** Who takes the step: a person by their own right, one whose verdict it is, or work behind a request. */
export type StepBy =
  | { readonly person: Pick<Actor, 'kind' | 'accountId' | 'personId' | 'capacities'> }
  | { readonly verdict: NonNullable<NewAuditEntry['actor']> }
  | { readonly work: NewAuditEntry['actor'] };

export interface StepTaken<State extends string> {
  readonly at: string;
  readonly requestId: string | null;
  /** further columns that change with the state */
  readonly set?: Values;
  /** what must hold besides the state: the job that works on it is still the same */
  readonly where?: Condition;
  /** where the move leads back: to which state */
  readonly back?: State;
  /** what the audit entry says besides the state */
  readonly before?: Values;
  readonly after?: Values;
  /** whom the move's notice is told, and what it says */
  readonly tell?: { readonly to: Told[2]; readonly values: Told[3]['values'] };
}

const actorOf = (by: StepBy): NewAuditEntry['actor'] =>
  'person' in by ? by.person : 'verdict' in by ? by.verdict : by.work;

const mayTake = (move: Move<string>, by: StepBy): boolean =>
  mayMove(move, 'person' in by ? by.person.capacities : 'verdict' in by ? 'verdict' : 'work');

/** Whoever comes too late is told the state, as the flow words it. */
const tooLate = <State extends string>(flow: Workflow<State>, state: State): Refusal =>
  new Refusal(flow.tooLate ?? stateOver, { state: flow.stateWords?.[state] ?? state });

/** Where an action leads from a state, for whoever takes it; refused where it is not theirs or not open. */
export function moveFrom<State extends string, Action extends string>(
  flow: Workflow<State, Action>,
  state: State,
  action: Action,
  by: StepBy,
): Move<State>['to'] {
  const move = flow.moves[action];
  if (!mayTake(move, by)) throw new Refusal(notAllowed);
  if (!mayMoveFrom(move, state)) throw tooLate(flow, state);
  return move.to;
}

/** As it is now; whoever is asked for something that is gone is told so. */
async function readState<State extends string>(
  tx: Tx,
  { record, column }: Workflow<State>,
  id: string,
): Promise<State> {
  const found = await sql<{ state: State }>`select ${sql.ref(column)} as state
    from ${sql.table(record)} where id = ${id}`.execute(tx);
  const [row] = found.rows;
  if (!row) throw new Refusal(notFound);
  return row.state;
}

async function write<State extends string>(
  tx: Tx,
  { record, column }: Workflow<State>,
  row: { readonly id: string; readonly state: State },
  to: State | 'gone',
  { set = {}, where: more = always }: StepTaken<State>,
): Promise<boolean> {
  const where = sql`where id = ${row.id} and ${sql.ref(column)} = ${row.state} and ${more}
    returning id`;
  const sets = Object.entries({ ...set, [column]: to }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  const written = await (
    to === 'gone'
      ? sql`delete from ${sql.table(record)} ${where}`
      : sql`update ${sql.table(record)} set ${sql.join(sets)} ${where}`
  ).execute(tx);
  return written.rows.length > 0;
}

interface Way<State extends string> {
  readonly id: string;
  readonly from: State;
  readonly to: State | 'gone';
}

/** What the audit log says of a step and whom it is told, where its state is kept in another way. */
export async function noteStep<State extends string, Action extends string>(
  tx: Tx,
  { record, column, moves }: Workflow<State, Action>,
  { id, from, to }: Way<State>,
  action: Action,
  by: StepBy,
  { at, requestId, before, after, tell }: StepTaken<State>,
): Promise<void> {
  const { audit: called, notice } = moves[action];
  if (called)
    await audit(tx, {
      at,
      actor: actorOf(by),
      requestId,
      action: called,
      record,
      recordId: id,
      before: { ...before, [column]: from },
      ...(to !== 'gone' && { after: { ...after, [column]: to } }),
    });
  if (notice && tell)
    await sendNotice(tx, notice, tell.to, { values: tell.values, target: { record, id }, at });
}

/**
 * One step of a record's life, by the declared moves and nothing else: the state with whatever changes
 * along with it, the audit entry and the notice that the move declares. False: another was faster.
 */
export async function transitionIf<State extends string, Action extends string>(
  tx: Tx,
  flow: Workflow<State, Action>,
  row: { readonly id: string; readonly state: State },
  action: Action,
  by: StepBy,
  step: StepTaken<State>,
): Promise<boolean> {
  const leads = moveFrom(flow, row.state, action, by);
  const to = leads === 'back' ? step.back : leads;
  if (to === undefined)
    throw new Error(`${flow.record}: ${action} leads back, and nowhere is told`);
  if (!(await write(tx, flow, row, to, step))) return false;
  await noteStep(tx, flow, { id: row.id, from: row.state, to }, action, by, step);
  return true;
}

/** The same; whoever comes second is refused. */
export async function transition<State extends string, Action extends string>(
  tx: Tx,
  flow: Workflow<State, Action>,
  row: { readonly id: string; readonly state: State },
  action: Action,
  by: StepBy,
  step: StepTaken<State>,
): Promise<void> {
  if (!(await transitionIf(tx, flow, row, action, by, step)))
    throw tooLate(flow, await readState(tx, flow, row.id));
}

/**
 * The same step for many at once, in one statement: what of them is in a state from which it leads. The log and
 * whom it is told is one entry of whatever they belong to, which the caller writes.
 */
export async function transitionMany<State extends string, Action extends string>(
  tx: Tx,
  { record, column, moves }: Workflow<State, Action>,
  which: Condition,
  action: Action,
  by: StepBy,
  set: Values = {},
): Promise<number> {
  const move = moves[action];
  if (!mayTake(move, by)) throw new Refusal(notAllowed);
  const sets = Object.entries({ ...set, [column]: move.to }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(record)} set ${sql.join(sets)}
    where ${which} and ${sql.ref(`${record}.${column}`)} = any(${[...move.from]}::text[])`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
