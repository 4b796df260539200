import type { EntryKind, PunchEntry, SkipReason } from '@muster/contract/attendance/entry-calls.ts';
import { entryFlow } from '@muster/contract/attendance/entry-workflow.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { NewPunchEntry, Plan } from '../rules/plan-entry.ts';

type By = Pick<Actor, 'kind' | 'accountId' | 'personId'>;

export interface EnteredPunches {
  readonly id: string;
  readonly asked: NewPunchEntry;
  readonly reason: string;
  readonly state: PunchEntry['state'];
  readonly createdAt: string;
  readonly by: By;
  /** who takes it back */
  readonly undoneBy: By | null;
}

export async function insertEntry(
  tx: Tx,
  { id, asked, reason, by, createdAt }: Omit<EnteredPunches, 'state' | 'undoneBy'>,
  plans: ReadonlyMap<string, Plan>,
): Promise<void> {
  await tx
    .insertInto('punch_entry')
    .values({
      id,
      kind: asked.kind,
      day: asked.day,
      in_time: asked.inTime,
      out_time: asked.outTime,
      by_shift: asked.isByShift,
      skips_free: asked.skipsFree,
      punch_ids: asked.punchIds && [...asked.punchIds],
      reason,
      state: 'Applying',
      asked_by_kind: by.kind,
      asked_by_id: by.accountId,
      asked_by_person: by.personId,
      created_at: createdAt,
    })
    .execute();
  const rows = [...plans].map(([employeeId, plan]) => ({
    entry_id: id,
    employee_id: employeeId,
    state: 'skip' in plan ? 'skipped' : 'waiting',
    skip: 'skip' in plan ? plan.skip : null,
    planned: plan,
  }));
  await sql`insert into punch_entry_row (entry_id, employee_id, state, skip, planned)
    select entry_id, employee_id, state, skip, planned
    from json_populate_recordset(null::punch_entry_row, ${JSON.stringify(rows)})`.execute(tx);
}

const byOf = (kind: string, accountId: string, personId: string | null): By => ({
  kind: kind as By['kind'],
  accountId,
  personId,
});

/** Locked, where something is to be done with it. */
export async function findEntry(
  db: Handle,
  id: string,
  { isLocked = false } = {},
): Promise<EnteredPunches | undefined> {
  const query = db.selectFrom('punch_entry').selectAll().where('id', '=', id);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      id,
      asked: {
        kind: row.kind as EntryKind,
        day: row.day,
        inTime: row.in_time,
        outTime: row.out_time,
        isByShift: row.by_shift,
        skipsFree: row.skips_free,
        punchIds: row.punch_ids,
      },
      reason: row.reason,
      state: row.state as EnteredPunches['state'],
      createdAt: row.created_at,
      by: byOf(row.asked_by_kind, row.asked_by_id, row.asked_by_person),
      undoneBy:
        row.undone_by_kind && row.undone_by_id
          ? byOf(row.undone_by_kind, row.undone_by_id, row.undone_by_person)
          : null,
    }
  );
}

export interface PunchEntryRow {
  readonly employeeId: string;
  readonly planned: Plan;
}

/** The next ones to be worked on, each after the last: a run that was broken off goes on there. */
export async function nextRows(
  db: Handle,
  entryId: string,
  state: 'waiting' | 'applied',
  limit: number,
): Promise<PunchEntryRow[]> {
  const found = await sql<PunchEntryRow>`select employee_id as "employeeId", planned
    from punch_entry_row
    where entry_id = ${entryId} and state = ${state} and skip is null
    order by employee_id limit ${limit}`.execute(db);
  return found.rows;
}

export async function countEntryRows(db: Handle, entryId: string, state: 'waiting' | 'applied') {
  const found = await sql<{ count: number }>`select count(*)::int as count from punch_entry_row
    where entry_id = ${entryId} and state = ${state} and skip is null`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** What became of some rows: each its state, and why not. */
export async function settleRows(
  tx: Tx,
  entryId: string,
  settled: readonly {
    readonly employeeId: string;
    readonly state: 'applied' | 'skipped' | 'undone';
    readonly skip: SkipReason | null;
  }[],
): Promise<void> {
  const rows = settled.map(({ employeeId, ...row }) => ({ employee_id: employeeId, ...row }));
  await sql`update punch_entry_row as kept set state = told.state, skip = told.skip
    from json_populate_recordset(null::punch_entry_row, ${JSON.stringify(rows)}) as told
    where kept.entry_id = ${entryId} and kept.employee_id = told.employee_id`.execute(tx);
}

/** All of it is done, or taken back. */
export const endEntry = (
  tx: Tx,
  { id, state }: Pick<EnteredPunches, 'id' | 'state'>,
  by: By,
  at: string,
): Promise<void> =>
  transition(
    tx,
    entryFlow,
    { id, state },
    state === 'Undoing' ? 'undone' : 'applied',
    { work: by },
    {
      at,
      requestId: null,
      set: { ended_at: at },
    },
  );

/** Whoever still waits for it is left out. */
export async function beginUndo(
  tx: Tx,
  { id, state }: Pick<EnteredPunches, 'id' | 'state'>,
  actor: Actor,
  step: { readonly at: string; readonly requestId: string },
): Promise<void> {
  const { kind, accountId, personId } = actor;
  const set = { undone_by_kind: kind, undone_by_id: accountId, undone_by_person: personId };
  await transition(tx, entryFlow, { id, state }, 'undo', { person: actor }, { ...step, set });
  await sql`update punch_entry_row set state = 'skipped', skip = 'changed'
    where entry_id = ${id} and state = 'waiting'`.execute(tx);
}
