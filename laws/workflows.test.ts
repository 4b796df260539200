import { capacities, type Capacity } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Move, Mover, Workflow } from '@muster/contract/kernel/decisions/workflow.ts';
import { auditActions, workflows } from '@muster/contract/registry.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../server/src/platform/db/database.ts';
import { type Tx, transaction } from '../server/src/platform/db/transaction.ts';
import { type StepBy, transition } from '../server/src/platform/workflow/transition.ts';
import { newDatabase } from '../server/src/testing/postgres/test-database.ts';
import { sources } from './sources.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
  await sql`create table walked (id uuid primary key, state text, status text)`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const movesOf = ({ moves }: Workflow) => Object.entries(moves);
const nameOf = ({ record, subject = '' }: Workflow): string => `${record} ${subject}`.trim();
const named = workflows.map((flow) => [nameOf(flow), flow] as const);

/** Where a move may end: what leads back comes to where something went away from. */
const endsOf = (flow: Workflow, { from, to }: Move<string>): readonly string[] =>
  to === 'back' ? flow.states.filter((state) => !from.includes(state)) : to === 'gone' ? [] : [to];

describe('every declared workflow', () => {
  it.each(named)(
    '%s: every state is reached from a beginning, and the table knows just these',
    async (_, flow) => {
      const reached = new Set(flow.begins);
      for (const _round of flow.states)
        for (const [, move] of movesOf(flow))
          if (move.from.some((state) => reached.has(state)))
            for (const state of endsOf(flow, move)) reached.add(state);
      expect([...reached].toSorted()).toEqual(flow.states.toSorted());
      const found = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'c' and conrelid = ${flow.record}::regclass`.execute(
        database.db,
      );
      const own = found.rows.find(({ text }) =>
        new RegExp(`^CHECK \\(\\(${flow.column} = ANY`).test(text),
      );
      const allowed = [...(own?.text ?? '').matchAll(/'([^']+)'::text/g)].map(([, state]) => state);
      expect(allowed.toSorted()).toEqual(flow.states.toSorted());
    },
  );

  it.each(named)('%s: what a move writes into the log is declared by its room', (_, flow) => {
    const unknown = movesOf(flow).filter(
      ([, { audit }]) => audit !== undefined && !auditActions.includes(audit),
    );
    expect(unknown).toEqual([]);
  });

  it('has a table of its own or its own rows of a shared one, and its state is written by its moves alone', () => {
    expect(new Set(workflows.map(nameOf)).size).toBe(workflows.length);
    const past = workflows.flatMap(({ record, column }) => {
      const built = new RegExp(`updateTable\\('${record}'\\)[^;]*?\\b${column}:`, 's');
      const plain = new RegExp(`update ${record}(?: as \\w+)?\\s+set[^\`]*?\\b${column} =`, 's');
      return sources()
        .filter(({ text }) => built.test(text) || plain.test(text.replaceAll(/where[^`]*/g, '')))
        .map(({ file }) => `${file} writes ${record}.${column}`);
    });
    expect(past).toEqual(elsewhere);
  });
});

/** Many at once, each of them asked of the workflow first. */
const elsewhere = ['server/src/areas/leave/store/recounted.ts writes leave_application.status'];

const at = '2026-03-02T06:00:00.000Z';
const someone = { kind: 'user', accountId: crypto.randomUUID(), personId: null } as const;
type Walker = Capacity | Mover;
const walkers: readonly Walker[] = [...capacities, 'verdict', 'work'];

function byOf(walker: Walker): StepBy {
  if (walker === 'verdict') return { verdict: someone };
  if (walker === 'work') return { work: someone };
  return { person: { ...someone, capacities: [walker] } };
}

/** As the declaration says it, read by nobody's code but this. */
function isDeclared({ from, access, by = [] }: Move<string>, state: string, walker: Walker) {
  if (!from.includes(state)) return false;
  if (walker === 'verdict' || walker === 'work') return by.includes(walker);
  return access === 'public' || (access !== undefined && access[walker] !== undefined);
}

/** What became of a record in a state after someone tried an action: its state and what the log says. */
async function tried(tx: Tx, flow: Workflow, state: string, action: string, walker: Walker) {
  const id = crypto.randomUUID();
  await sql`insert into walked (id, ${sql.ref(flow.column)}) values (${id}, ${state})`.execute(tx);
  const walked = { ...flow, record: 'walked' };
  const [back] = flow.states;
  try {
    await transition(tx, walked, { id, state }, action, byOf(walker), {
      at,
      requestId: null,
      back,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const found = await sql<{ state: string | null; noted: string | null }>`select
    (select ${sql.ref(flow.column)} from walked where id = ${id}) as state,
    (select action from audit_entry where record_id = ${id}) as noted`.execute(tx);
  return { ...found.rows[0], id };
}

describe('walked', () => {
  it.each(named)(
    '%s: each state, each action, by everyone: as declared, or not at all',
    async (_, flow) => {
      for (const state of flow.states)
        await transaction(database.db, async (tx) => {
          for (const [action, move] of movesOf(flow))
            for (const walker of walkers) {
              const may = isDeclared(move, state, walker);
              const to = move.to === 'back' ? flow.states[0] : move.to === 'gone' ? null : move.to;
              const { state: became, noted } = await tried(tx, flow, state, action, walker);
              expect([became, noted], `${walker} does ${action} in ${state}`).toEqual(
                may ? [to, move.audit ?? null] : [state, null],
              );
            }
        });
    },
  );

  it('by two at once: one of them', async () => {
    const flow = { ...workflows[0], record: 'walked' } as Workflow;
    const [action, move] = Object.entries(flow.moves).find(
      ([, { from, to }]) => to !== 'back' && to !== 'gone' && !from.includes(to),
    ) as [string, Move<string>];
    const [state = ''] = move.from;
    const id = crypto.randomUUID();
    await sql`insert into walked (id, ${sql.ref(flow.column)}) values (${id}, ${state})`.execute(
      database.db,
    );
    const [walker = 'work'] = walkers.filter((one) => isDeclared(move, state, one));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        transaction(database.db, (tx) =>
          transition(tx, flow, { id, state }, action, byOf(walker), { at, requestId: null }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.every((reason) => reason instanceof Refusal)).toBe(true);
  });
});
